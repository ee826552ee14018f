import { Badge, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatItems, formatList, labelsInLine } from '../../../../lib/formats/lists.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { languageName } from '../../../../lib/language-names.ts'
import type { Opening } from '../api/answers.ts'

/** What an opening asks for, in short. */
export function OpeningFacts({ opening }: { opening: Opening }) {
  const { t, i18n } = useTranslation(['matching', 'profiles'])
  const language = i18n.language
  const facts = [
    formatItems(
      [
        opening.remote !== 'remote' && opening.town && inLanguage(opening.town, 'name'),
        opening.remote !== 'remote' && t(`remotes.${opening.remote}`),
        opening.remote === 'remote' && t('reasons.anywhere'),
      ].filter(Boolean),
    ),
    opening.contracts.length > 0 &&
      formatList(labelsInLine(opening.contracts.map((kind) => t(`profiles:contractKinds.${kind}`)))),
    opening.startOn && t('openings.start', { day: formatDate(opening.startOn) }),
    ...opening.languages.map(({ code, level }) =>
      t('reasons.language', { language: languageName(code, language), level: t(`profiles:levels.${level}`) }),
    ),
  ].filter(Boolean)
  return (
    <>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      <Group gap={6}>
        {opening.skills.map((skill) => (
          <Badge
            key={skill.slug}
            variant={skill.must ? 'light' : 'outline'}
            color={skill.must ? undefined : 'gray'}
            c={skill.must ? 'var(--brand-text)' : 'var(--mantine-color-text)'}
            size="lg"
            tt="none"
          >
            {`${inLanguage(skill, 'name')} (${t(skill.must ? 'must' : 'nice').toLowerCase()})`}
          </Badge>
        ))}
      </Group>
    </>
  )
}
