import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Contact } from '../api/answers.ts'
import { lastDayOf } from '../model.ts'
import { CandidateIdentity } from './CandidateIdentity.tsx'
import classes from './Contacts.module.css'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  contact: Contact
  onWithdraw: () => void
}

/** A request as the company that sent it sees it. */
export function ContactCard({ contact, onWithdraw }: Props) {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const { card, facts, shared, status, reason, conversation } = contact
  return (
    <Card component="li" padding="sm" px="md">
      <Stack gap={6}>
        <div className={classes.row}>
          <CandidateIdentity candidate={contact} size={36} />
          <StatusBadge status={status} />
          <Group gap="xs">
            {conversation && (
              <LinkButton to={path(`/networking/messages/${conversation}`)} size="compact-md" mih={32}>
                {t('company.conversation')}
              </LinkButton>
            )}
            {shared && (
              <LinkButton
                to={path(`/candidates/contacts/${card}`)}
                variant="default"
                size="compact-md"
                mih={32}
              >
                {t('company.profile')}
              </LinkButton>
            )}
            {facts && (
              <LinkButton to={path(`/candidates/${card}`)} variant="default" size="compact-md" mih={32}>
                {t('company.card')}
              </LinkButton>
            )}
            {status === 'pending' && (
              <Button
                variant="default"
                size="compact-md"
                mih={32}
                aria-haspopup="dialog"
                onClick={onWithdraw}
              >
                {t('company.withdraw')}
              </Button>
            )}
          </Group>
        </div>
        <Text size="sm" className={classes.message} lineClamp={2}>
          <Text span inherit fw={600}>
            {t(`purposes.${contact.purpose}`)}
          </Text>
          {' · '}
          {contact.body}
        </Text>
        {reason && <Text size="sm">{t('company.reason', { reason })}</Text>}
        <Text size="sm" c="dimmed">
          {[
            t('company.asked', { name: contact.sender ?? noValue, when: timeAgo(contact.createdAt) }),
            status === 'pending' && t('company.expires', { date: formatDate(contact.expiresAt) }),
            shared && t('company.until', { date: formatDate(lastDayOf(shared.until)) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}
