import { Alert, Group, Text } from '@mantine/core'
import { IconClock, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { SentState } from '../model.ts'

interface Props {
  id: string
  state: SentState | undefined
}

/** The application behind a card: when its answer is due, and what happens if it is late. */
export function SentApplication({ id, state }: Props) {
  const { t } = useTranslation('applications')
  const path = useAreaPath()
  const isLate = Boolean(state?.dueAt && new Date(state.dueAt).getTime() < Date.now())
  return (
    <Alert
      color={isLate ? 'amber' : 'indigo'}
      variant="light"
      icon={state?.dueAt ? <IconClock /> : <IconSend />}
      title={
        state?.withdrawnAt
          ? t('sent.withdrawn')
          : state?.dueAt
            ? t(isLate ? 'sent.late' : 'sent.due', { date: formatDate(state.dueAt) })
            : t('sent.title')
      }
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 14rem">
          {t(state?.dueAt ? (isLate ? 'sent.lateText' : 'sent.dueText') : 'sent.text')}
        </Text>
        <LinkButton variant="default" size="xs" to={path(`/opportunities/applications/${id}`)}>
          {t('menu.sent')}
        </LinkButton>
      </Group>
    </Alert>
  )
}
