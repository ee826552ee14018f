import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../lib/formats/lists.ts'
import type { StudentImport } from '../api/answers.ts'
import { lineStates } from '../import/model.ts'

const encodings = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' }

/** How many lines the file has and what happens with each: the parts always add up. */
export function FileSum({ found }: { found: StudentImport }) {
  const { t } = useTranslation('students')
  const { counts, dropped, fileLines, encoding, absent } = found
  const known = lineStates.reduce((sum, state) => sum + (counts[state] ?? 0), dropped - absent)
  const parts = [
    ...lineStates.map((state) => ({
      name: `preview.parts.${state}` as const,
      count: (counts[state] ?? 0) - (state === 'leaving' ? absent : 0),
    })),
    { name: 'preview.parts.dropped' as const, count: dropped },
  ]
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => t(name, { count }))
  return (
    <div>
      <Text fw={600}>
        {t('preview.sum', { count: fileLines ?? known, parts: formatList(parts) || t('preview.parts.none') })}
      </Text>
      {absent > 0 && <Text>{t('preview.absent', { count: absent })}</Text>}
      {encoding && (
        <Text size="sm" c="dimmed">
          {t('preview.encoding', { encoding: encodings[encoding] })}
        </Text>
      )}
    </div>
  )
}
