import { Alert, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCanEmail } from '../../../../ui/use-backend-config.ts'
import type { RatingState } from '../api/answers.ts'
import { useInviteRating } from '../api/maker-ratings.ts'

interface Props {
  projectId: string
  rating: RatingState | null
  contacts: { id: string; name: string; email: string }[]
}

/** Invites the client with a single-use link: emailed to a contact, or copied. */
export function AskRating({ projectId, rating, contacts }: Props) {
  const { t } = useTranslation('ratings')
  const reachable = contacts.filter(({ email }) => email)
  const [contactId, setContactId] = useState(reachable[0]?.id ?? '')
  const [token, setToken] = useState('')
  const clipboard = useClipboard()
  const invite = useInviteRating(projectId, (made, invited) => {
    setToken(made ?? '')
    // Refused if the browser requires a click: the link stays on the page to be copied manually.
    if (made) clipboard.copy(location.origin + paths.rate(made))
    const address = reachable.find(({ id }) => id === invited)?.email
    if (address) toast.success({ title: t('section.mailed', { address }) })
  })
  const canEmail = useCanEmail()
  const isClosed = rating?.state === 'closed'
  return (
    <Stack gap="sm">
      <Title order={3} fz="md">
        {t('section.askTitle')}
      </Title>
      {!isClosed && (
        <Text size="sm" c="dimmed">
          {t('section.counting')}
        </Text>
      )}
      {isClosed && <Text>{t('section.closed')}</Text>}
      {rating?.invitedAt && !isClosed && <Invited rating={rating} />}
      {token && (
        <Alert color="indigo" variant="light">
          <Stack gap="xs">
            <CopyField label={t('section.label')} value={location.origin + paths.rate(token)} />
            <Text size="sm">{t(clipboard.copied ? 'section.copied' : 'section.once')}</Text>
          </Stack>
        </Alert>
      )}
      {!isClosed && (
        <>
          <NoEmailNotice concerns="others" />
          {!canEmail ? null : reachable.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('section.noContact')}
            </Text>
          ) : (
            <Group gap="xs" align="flex-end">
              <NativeSelect
                flex={1}
                miw={180}
                label={t('section.to')}
                value={contactId}
                data={reachable.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
                onChange={(event) => setContactId(event.currentTarget.value)}
              />
              <Button
                variant="light"
                loading={invite.isPending && Boolean(invite.variables)}
                onClick={() => invite.mutate(contactId || reachable[0]?.id)}
              >
                {t('section.mail')}
              </Button>
            </Group>
          )}
          <Button
            variant="default"
            w="fit-content"
            loading={invite.isPending && !invite.variables}
            onClick={() => invite.mutate(undefined)}
          >
            {t('section.copy')}
          </Button>
        </>
      )}
    </Stack>
  )
}

function Invited({ rating: { invitedAt, expiresAt, mailedTo, state, counts } }: { rating: RatingState }) {
  const { t } = useTranslation('ratings')
  const date = formatDate(invitedAt!)
  return (
    <Text size="sm">
      {mailedTo ? t('section.mailedOn', { address: mailedTo, date }) : t('section.copiedOn', { date })}{' '}
      {t(state === 'expired' ? 'section.expired' : 'section.validUntil', { date: formatDate(expiresAt!) })}{' '}
      {t('section.again')} {!counts && t('section.notCounting')}
    </Text>
  )
}
