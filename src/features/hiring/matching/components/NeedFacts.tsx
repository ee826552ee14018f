import { Badge, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatItems, formatList, labelsInLine } from '../../../../lib/formats/lists.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { languageName } from '../../../../lib/language-names.ts'
import type { Need } from '../api/answers.ts'

/** What an opening asks for, in short. */
export function NeedFacts({ need }: { need: Need }) {
  const { t, i18n } = useTranslation(['matching', 'profiles'])
  const language = i18n.language
  const facts = [
    formatItems(
      [
        need.remote !== 'remote' && need.town && inLanguage(need.town, 'name'),
        need.remote !== 'remote' && t(`remotes.${need.remote}`),
        need.remote === 'remote' && t('reasons.anywhere'),
      ].filter(Boolean),
    ),
    need.contracts.length > 0 &&
      formatList(labelsInLine(need.contracts.map((kind) => t(`profiles:contractKinds.${kind}`)))),
    need.startOn && t('needs.start', { day: formatDate(need.startOn) }),
    ...need.languages.map(({ code, level }) =>
      t('reasons.language', { language: languageName(code, language), level: t(`profiles:levels.${level}`) }),
    ),
  ].filter(Boolean)
  return (
    <>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      <Group gap={6}>
        {need.skills.map((skill) => (
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
