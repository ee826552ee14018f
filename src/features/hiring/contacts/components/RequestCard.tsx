import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import written from '../../../../ui/WrittenMessage.module.css'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { OrganizationLogo } from '../../../organizations/organizations/components/OrganizationLogo.tsx'
import type { ContactRequest } from '../api/answers.ts'
import classes from './Contacts.module.css'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  request: ContactRequest
  onAccept: () => void
  onDecline: () => void
}

/** A company's request as the candidate sees it, with what can be done about it. */
export function RequestCard({ request, onAccept, onDecline }: Props) {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const { company, slug, sender, senderTitle, purpose, body, status, reason, conversation } = request
  return (
    <Card component="li" padding="lg">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <OrganizationLogo of={slug} name={company} size={44} />
          <div className={classes.sender}>
            <Title order={2} fz="lg">
              {slug ? (
                <Anchor component={Link} to={paths.company(slug)} inherit>
                  {company}
                </Anchor>
              ) : (
                company
              )}
            </Title>
            <Text size="sm" c="dimmed">
              {sender && (senderTitle ? t('requests.from', { name: sender, title: senderTitle }) : sender)}
              {sender && ' · '}
              {t('requests.sent', { when: timeAgo(request.createdAt) })}
            </Text>
          </div>
          <StatusBadge status={status} />
        </Group>
        <Text fw={600}>{t(`purposes.${purpose}`)}</Text>
        <Text className={written.words}>{body}</Text>
        {reason && (
          <Text size="sm" c="dimmed">
            {t('requests.reason', { reason })}
          </Text>
        )}
        {status === 'pending' && (
          <>
            <Text size="sm" c="dimmed">
              {t('requests.expires', { date: formatDate(request.expiresAt) })}
            </Text>
            <Group gap="sm">
              <Button onClick={onAccept} aria-haspopup="dialog">
                {t('requests.accept')}
              </Button>
              <Button variant="default" onClick={onDecline} aria-haspopup="dialog">
                {t('requests.decline')}
              </Button>
            </Group>
          </>
        )}
        {status === 'accepted' && (
          <Group gap="sm">
            {conversation && (
              <LinkButton to={path(`/networking/messages/${conversation}`)}>
                {t('requests.conversation')}
              </LinkButton>
            )}
            <LinkButton to={path('/profile/consent')} variant="default">
              {t('requests.shared')}
            </LinkButton>
          </Group>
        )}
      </Stack>
    </Card>
  )
}
