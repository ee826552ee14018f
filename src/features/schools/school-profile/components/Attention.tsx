import { Card, Group, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { SchoolPanel } from '../api/answers.ts'
import classes from './Departments.module.css'

/** What is waiting for the school's staff, each with a link. */
export function Attention({ panel }: { panel: SchoolPanel }) {
  const { t } = useTranslation('schoolProfile')
  const path = useAreaPath()
  const lines: ReactNode[] = [
    ...panel.proposals.map(({ id, name, at }) => (
      <Line
        key={id}
        text={t('admin.proposal', { name, ago: timeAgo(at) })}
        action={t('admin.answer')}
        to={path(`/partnerships/${id}`)}
      />
    )),
    ...panel.endings.map(({ id, name, on }) => (
      <Line
        key={`${id} ends`}
        text={t('admin.ending', { name, date: formatDate(on) })}
        action={t('admin.renew')}
        to={path(`/partnerships/${id}`)}
      />
    )),
    ...panel.invitations.map(({ id, email, until, isExpired }) => (
      <Line
        key={id}
        text={t(isExpired ? 'admin.invitationExpired' : 'admin.invitation', {
          who: email ?? t('admin.somebody'),
          date: formatDate(until),
        })}
        action={t('admin.invitations')}
        to={path('/users')}
      />
    )),
    !panel.hasProfile && (
      <Line
        key="profile"
        text={t('admin.noProfile')}
        action={t('admin.write')}
        to={path('/institution-profile')}
      />
    ),
    panel.students === 0 && (
      <Line
        key="students"
        text={t('admin.noStudents')}
        action={t('admin.toStudents')}
        to={path('/students')}
      />
    ),
    panel.roles.owner === 1 && panel.roles.adviser + panel.roles.teacher === 0 && (
      <Line key="alone" text={t('admin.alone')} action={t('admin.invite')} to={path('/users')} />
    ),
  ].filter(Boolean)
  return (
    <Card padding="lg" component="section" aria-labelledby="attention">
      <Title order={2} id="attention" mb="sm">
        {t('admin.attention')}
      </Title>
      {lines.length === 0 ? (
        <Group gap="xs">
          <IconCircleCheck size={20} color="var(--moss-text)" aria-hidden />
          <Text>{t('admin.allGood')}</Text>
        </Group>
      ) : (
        <ul className={classes.list}>{lines}</ul>
      )}
    </Card>
  )
}

function Line({ text, action, to }: { text: string; action: string; to: string }) {
  return (
    <li>
      <Text>{text}</Text>
      <LinkButton to={to} variant="default" style={{ flex: 'none' }}>
        {action}
      </LinkButton>
    </li>
  )
}
