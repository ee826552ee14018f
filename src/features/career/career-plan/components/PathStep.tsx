import { ActionIcon, Group, Progress, Text, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { EnrollmentBadge } from '../../../missions/missions/components/EnrollmentBadge.tsx'
import type { BegunStep, SuggestedStep } from '../api/answers.ts'
import classes from './CareerPlan.module.css'

interface Props {
  step: BegunStep | SuggestedStep
  job: string
  names: (skills: string[]) => string
  onDismiss: () => void
}

export function PathStep({ step, job, names, onDismiss }: Props) {
  const { t } = useTranslation('careerPlan')
  const { t: tMissions } = useTranslation('missions')
  const area = useAreaPath()
  const { title, company, difficulty, status } = step
  const to = status ? area(`/missions/work/${step.enrollment_id}`) : area(`/missions/${step.mission_id}`)
  const facts = [company, tMissions(`difficulties.${difficulty}`)]
  if (!status) facts.push(tMissions('hours', { count: Number(step.hours) }))
  const isValidated = status === 'validated'
  return (
    <li data-state={status ?? 'suggested'}>
      <span className={classes.dot} aria-hidden>
        {isValidated && <IconCheck size={14} stroke={3} />}
      </span>
      <div className={classes.step}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <div>
            <Title order={3} fz="md">
              <Link to={to} className={classes.link}>
                {title}
              </Link>
            </Title>
            <Text size="sm" c="dimmed">
              {facts.join(' · ')}
            </Text>
          </div>
          {!status && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('path.dismiss', { mission: title })}
              onClick={onDismiss}
            >
              <IconX size={18} />
            </ActionIcon>
          )}
        </Group>
        {status ? <Begun step={step} job={job} names={names} /> : <Reasons step={step} names={names} />}
      </div>
    </li>
  )
}

function Begun({ step, job, names }: { step: BegunStep } & Pick<Props, 'job' | 'names'>) {
  const { t } = useTranslation('careerPlan')
  const area = useAreaPath()
  const isOpen = step.status === 'in_progress' || step.status === 'changes_requested'
  return (
    <>
      <Text size="sm">{t('path.proves', { skills: names([...step.essential, ...step.optional]), job })}</Text>
      {isOpen && <Progress value={step.progress} aria-label={step.title} />}
      <Group gap="sm">
        <EnrollmentBadge status={step.status} />
        <LinkButton
          to={area(`/missions/work/${step.enrollment_id}`)}
          variant={isOpen ? 'filled' : 'subtle'}
          aria-label={formatLabeled(t(isOpen ? 'path.goOn' : 'path.see'), step.title)}
        >
          {t(isOpen ? 'path.goOn' : 'path.see')}
        </LinkButton>
      </Group>
    </>
  )
}

function Reasons({ step, names }: { step: SuggestedStep } & Pick<Props, 'names'>) {
  const { t } = useTranslation('careerPlan')
  const { missing, declared, optional, is_step_up } = step
  const reasons = [
    missing.length > 0 && t('path.missing', { count: missing.length, skills: names(missing) }),
    declared.length > 0 && t('path.declared', { skills: names(declared) }),
    optional.length > 0 && t('path.optional', { skills: names(optional) }),
    is_step_up && t('path.stepUp'),
  ]
  return <Text size="sm">{reasons.filter(Boolean).join(' ')}</Text>
}
