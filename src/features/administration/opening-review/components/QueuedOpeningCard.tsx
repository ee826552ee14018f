import { Badge, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { formatMoneyRange } from '../../../../lib/money.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useProblemText } from '../../../hiring/opening-editor/use-problem-text.ts'
import type { QueuedOpening } from '../api/answers.ts'
import { useApproveOpening, useSendBackOpening } from '../api/review.ts'

/** An opening that waits for a decision, with everything candidates would read. */
export function QueuedOpeningCard({ opening }: { opening: QueuedOpening }) {
  const { t } = useTranslation(['openingReview', 'openingBoard', 'matching', 'profiles'])
  const path = useAreaPath()
  const say = useProblemText()
  const approve = useApproveOpening()
  const sendBack = useSendBackOpening()
  const [isAsked, setAsked] = useState(false)
  const { id, revision, organization, content, problems, findings } = opening
  const { title, pay, questions, skills } = content
  const facts = [
    content.town && inLanguage(content.town, 'name'),
    t(`matching:remotes.${content.remote}`),
    ...content.contracts.map((kind) => t(`profiles:contractKinds.${kind}`)),
    t(`openingBoard:pay.${pay.period}`, { range: formatMoneyRange(pay.min, pay.max, pay.currency) }),
  ].filter(Boolean)
  const notes = [
    ...problems.filter(({ code }) => code !== 'wording_refused').map(say),
    ...findings.map((finding) =>
      t('finding', { words: finding.words, reason: inLanguage(finding, 'reason') }),
    ),
  ]
  return (
    <Card padding="lg" component="article" aria-label={title}>
      <Stack gap="sm">
        <div>
          <Title order={2} fz="lg" lang={content.language}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {[
              organization.name,
              opening.submittedBy,
              timeAgo(opening.submittedAt),
              t('published', { count: opening.published }),
              opening.version > 0 && t('changes'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text size="sm" mt={4}>
            {facts.join(' · ')}
          </Text>
        </div>
        <div lang={content.language}>
          <Markdown>{content.description}</Markdown>
        </div>
        <Group gap={6}>
          {skills.map((skill) => (
            <Badge
              key={skill.slug}
              tt="none"
              variant={skill.must ? 'light' : 'outline'}
              color={skill.must ? undefined : 'gray'}
              c={skill.must ? 'var(--brand-text)' : 'var(--mantine-color-text)'}
            >
              {inLanguage(skill, 'name')}
            </Badge>
          ))}
        </Group>
        {questions.length > 0 && (
          <div>
            <Text fw={600} size="sm">
              {t('questions')}
            </Text>
            <List size="sm">
              {questions.map((asked) => (
                <List.Item key={asked.id}>{asked.text}</List.Item>
              ))}
            </List>
          </div>
        )}
        {notes.length > 0 && (
          <div>
            <Text fw={600} size="sm">
              {t('notes')}
            </Text>
            <List size="sm">
              {notes.map((note) => (
                <List.Item key={note}>{note}</List.Item>
              ))}
            </List>
          </div>
        )}
        <Group gap="xs">
          <Button
            loading={approve.isPending}
            onClick={() =>
              approve.mutate(
                { id, revision },
                { onSuccess: () => toast.success({ title: t('approved', { title }) }) },
              )
            }
          >
            {t('approve')}
          </Button>
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('sendBack')}
          </Button>
          <LinkButton variant="subtle" to={path(`/companies/${organization.id}`)}>
            {t('organization')}
          </LinkButton>
        </Group>
      </Stack>
      <ReasonDialog
        opened={isAsked}
        title={t('sendBackTitle', { title })}
        label={t('reason')}
        hint={t('reasonHint')}
        action={t('sendBack')}
        change={sendBack}
        onSubmit={(reason) =>
          sendBack.mutate(
            { id, reason },
            {
              onSuccess: () => {
                setAsked(false)
                toast.success({ title: t('sentBack', { title }) })
              },
            },
          )
        }
        onClose={() => setAsked(false)}
      />
    </Card>
  )
}
