import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { formatMoneyRange } from '../../../../lib/money.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { townsQuery } from '../../discovery/api/get-towns.ts'
import { capital } from '../../matching/opening-form.ts'
import type { OpeningDraft } from '../api/answers.ts'

interface Props {
  draft: OpeningDraft
  company: string
  onClose: () => void
}

/** The opening as candidates will read it. */
export function OpeningPreview({ draft, company, onClose }: Props) {
  const { t } = useTranslation(['openingEditor', 'openingBoard', 'matching', 'profiles'])
  const { data: catalog = [] } = useQuery(skillsQuery())
  const { data: towns = [] } = useQuery(townsQuery())
  const town = towns.find(({ slug }) => slug === draft.town)
  const { min, max, currency, period } = draft.pay
  const facts = [
    draft.remote !== 'remote' && town && inLanguage(town, 'name'),
    capital(t(`matching:remotes.${draft.remote}`)),
    draft.contracts[0] && t(`profiles:contractKinds.${draft.contracts[0]}`),
    draft.durationMonths && t('preview.months', { count: draft.durationMonths }),
    t(`work.times.${draft.workingTime}`),
    draft.startOn && t('preview.start', { day: formatDate(draft.startOn) }),
    draft.applyBy && t('preview.applyBy', { day: formatDate(draft.applyBy) }),
  ].filter(Boolean)
  return (
    <Dialog opened onClose={onClose} title={t('preview.title')} size="lg">
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            {company}
          </Text>
          <Title order={3} lang={draft.language}>
            {draft.title || t('list.untitled')}
          </Title>
          <Text size="sm" mt={4}>
            {facts.join(' · ')}
          </Text>
          {min !== null && max !== null && period && (
            <Text fw={600} mt={4}>
              {t(`openingBoard:pay.${period}`, { range: formatMoneyRange(min, max, currency) })}
            </Text>
          )}
        </div>
        <div lang={draft.language}>
          {draft.description.trim() ? (
            <Markdown>{draft.description}</Markdown>
          ) : (
            <Text c="dimmed">{t('preview.noDescription')}</Text>
          )}
        </div>
        {draft.skills.length > 0 && (
          <div>
            <Title order={4} fz="md" mb={6}>
              {t('skills.title')}
            </Title>
            <Group gap={6}>
              {draft.skills.map(({ slug, must }) => (
                <Badge
                  key={slug}
                  tt="none"
                  size="lg"
                  variant={must ? 'light' : 'outline'}
                  color={must ? undefined : 'gray'}
                  c={must ? 'var(--brand-text)' : 'var(--mantine-color-text)'}
                >
                  {`${skillName(catalog, slug)} (${t(must ? 'matching:must' : 'matching:nice').toLowerCase()})`}
                </Badge>
              ))}
            </Group>
          </div>
        )}
        {draft.questions.length > 0 && (
          <div>
            <Title order={4} fz="md" mb={6}>
              {t('process.questions')}
            </Title>
            <ul>
              {draft.questions.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Title order={4} fz="md" mb={6}>
            {t('process.stages')}
          </Title>
          <ol>
            {draft.stages.map(
              ({ id, kind, name, answerDays }) =>
                answerDays !== null && (
                  <li key={id}>
                    {t('preview.stage', { stage: name || t(`stages.${kind}`), count: answerDays })}
                  </li>
                ),
            )}
          </ol>
        </div>
      </Stack>
    </Dialog>
  )
}
