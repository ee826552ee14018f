import { Button, Card, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconBulb, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import type { Finding, OpeningField, Problem } from '../api/answers.ts'
import { fieldId, fieldOrder } from '../model.ts'
import { useProblemText } from '../use-problem-text.ts'
import classes from './OpeningEditor.module.css'

interface Props {
  problems: Problem[]
  findings: Finding[]
  /** What is shown is what candidates see. */
  isPublished?: boolean
  onUse: (finding: Finding, better: string) => void
}

const place = ({ field }: { field: OpeningField }) => fieldOrder.indexOf(field)
export const inOrder = <One extends { field: OpeningField }>(list: One[]) =>
  list.toSorted((one, other) => place(one) - place(other))

/** Moves to the field that a problem is about. */
export function goToField(field: OpeningField): void {
  const element = document.getElementById(fieldId(field))
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/** What stops publishing, what to look at again, and better wording. */
export function ChecksPanel({ problems, findings, isPublished, onUse }: Props) {
  const { t } = useTranslation('openingEditor')
  const say = useProblemText()
  // Refused wording is shown with its reason, below.
  const errors = inOrder(
    problems.filter(({ level, code }) => level === 'error' && code !== 'wording_refused'),
  )
  const warnings = inOrder(problems.filter(({ level }) => level === 'warning'))
  const listed = (list: Problem[], color: string) => (
    <ul className={classes.rows} style={{ gap: 2 }}>
      {list.map((problem) => (
        <li key={problem.code}>
          <UnstyledButton className={classes.problem} onClick={() => goToField(problem.field)}>
            <Group gap={8} wrap="nowrap" align="flex-start">
              <IconAlertTriangle size={18} color={color} style={{ flexShrink: 0 }} aria-hidden />
              <span>{say(problem)}</span>
            </Group>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
  return (
    <Stack gap="md" role="region" aria-label={t('checks.label')}>
      {errors.length > 0 && (
        <div>
          <Title order={2} fz="sm" mb={4}>
            {t('checks.toFix', { count: errors.length })}
          </Title>
          {listed(errors, 'var(--danger-text)')}
        </div>
      )}
      {findings.length > 0 && (
        <div>
          <Title order={2} fz="sm" mb={8}>
            {t('checks.wording', { count: findings.length })}
          </Title>
          <ul className={classes.rows}>
            {inOrder(findings).map((finding) => (
              <li key={`${finding.field} ${finding.words} ${finding.better}`}>
                <FindingCard finding={finding} onUse={onUse} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <div>
          <Title order={2} fz="sm" mb={4}>
            {t('checks.look', { count: warnings.length })}
          </Title>
          {listed(warnings, 'var(--amber-text)')}
        </div>
      )}
      {problems.length + findings.length === 0 && (
        <Group gap={8} wrap="nowrap">
          <IconCircleCheck size={20} color="var(--moss-text)" style={{ flexShrink: 0 }} aria-hidden />
          <Text size="sm">{t(isPublished ? 'checks.unchanged' : 'checks.fine')}</Text>
        </Group>
      )}
    </Stack>
  )
}

function FindingCard({ finding, onUse }: { finding: Finding } & Pick<Props, 'onUse'>) {
  const { t } = useTranslation('openingEditor')
  const { better, field, verdict } = finding
  const isRefused = verdict === 'refused'
  const isText = field !== 'skills'
  return (
    <Card padding="sm" withBorder>
      <Stack gap={6}>
        <Group gap={8} wrap="nowrap" align="flex-start">
          {isRefused ? (
            <IconAlertTriangle size={18} color="var(--danger-text)" style={{ flexShrink: 0 }} aria-hidden />
          ) : (
            <IconBulb size={18} color="var(--amber-text)" style={{ flexShrink: 0 }} aria-hidden />
          )}
          <Text size="sm" fw={600} className={classes.quote}>
            {isText
              ? t(isRefused ? 'checks.refused' : 'checks.flagged', { words: finding.words })
              : t('checks.musts', { count: Number(finding.words) })}
          </Text>
        </Group>
        <Text size="sm">{inLanguage(finding, 'reason')}</Text>
        {better && (
          <Text size="sm" className={classes.quote}>
            {t('checks.better', { words: better })}
          </Text>
        )}
        <Group gap="xs">
          {better && isText && (
            <Button size="compact-sm" variant="default" onClick={() => onUse(finding, better)}>
              {t('checks.use')}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" onClick={() => goToField(field)}>
            {t('checks.show')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
