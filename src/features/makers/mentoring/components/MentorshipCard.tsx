import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import written from '../../../../ui/WrittenMessage.module.css'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useAcceptMentoring } from '../api/answer-mentoring.ts'
import type { Mentorship } from '../api/answers.ts'
import { useWithdrawMentoring } from '../api/ask-mentoring.ts'
import { otherName } from '../model.ts'
import { Person } from './Person.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  mentorship: Mentorship
  onDecline?: () => void
}

/** One mentorship in a list, with its actions. */
export function MentorshipCard({ mentorship, onDecline }: Props) {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const { id, side, status, purpose, body, reason, nextSession } = mentorship
  const accept = useAcceptMentoring(() => toast.success({ title: t('accepted') }))
  const withdraw = useWithdrawMentoring(() => toast.success({ title: t('withdrawn') }))
  const name = otherName(mentorship)
  const isLasting = status === 'accepted' || status === 'ended'
  const facts = [
    t('asked', { when: timeAgo(mentorship.createdAt) }),
    isLasting && t('goals', { count: mentorship.goalsDone, total: mentorship.goals }),
    isLasting && t('sessions', { count: mentorship.sessions }),
    nextSession && t('next', { when: formatMoment(nextSession) }),
  ].filter(Boolean)
  return (
    <Card component="li" padding="lg">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Person mentorship={mentorship} level={3} />
          <StatusBadge status={status} />
        </Group>
        <Text fw={600}>{t(`purposes.${purpose}`)}</Text>
        {!isLasting && <Text className={written.words}>{body}</Text>}
        {reason && (
          <Text size="sm" c="dimmed">
            {t('reason', { reason })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {status === 'pending' && (
          <Text size="sm" c="dimmed">
            {t(side === 'maker' ? 'expires' : 'waiting', { date: formatDate(mentorship.expiresAt) })}
          </Text>
        )}
        <Group gap="sm">
          {status === 'pending' && side === 'maker' && (
            <>
              <Button
                loading={accept.isPending}
                onClick={() => accept.mutate(id)}
                aria-label={t('acceptThe', { name })}
              >
                {t('accept')}
              </Button>
              <Button
                variant="default"
                onClick={onDecline}
                aria-haspopup="dialog"
                aria-label={t('declineThe', { name })}
              >
                {t('decline')}
              </Button>
            </>
          )}
          {status === 'pending' && side === 'candidate' && (
            <Button
              variant="default"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate(id)}
              aria-label={t('withdrawThe', { name })}
            >
              {t('withdraw')}
            </Button>
          )}
          {isLasting && (
            <LinkButton
              to={path(side === 'maker' ? `/mentoring/${id}` : `/networking/mentoring/${id}`)}
              variant={status === 'accepted' ? 'filled' : 'default'}
              aria-label={t('openWith', { name })}
            >
              {t('open')}
            </LinkButton>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
