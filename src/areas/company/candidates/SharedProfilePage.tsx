import { Alert, Anchor, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconInfoCircle, IconMail, IconPhone } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { SharedProfile } from '../../../features/hiring/contacts/api/answers.ts'
import { sharedProfileQuery } from '../../../features/hiring/contacts/api/get-shared-profile.ts'
import { lastDayOf } from '../../../features/hiring/contacts/model.ts'
import { downloadResume } from '../../../features/profile/profiles/api/resume.ts'
import { PublicProfile } from '../../../features/profile/profiles/components/PublicProfile.tsx'
import { formatDate } from '../../../lib/dates.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { toast } from '../../../ui/toast.ts'

/** What a candidate shares with the company, for as long as they do. */
export function SharedProfilePage() {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const { cardId: card = '' } = useParams()
  const { data, error, refetch } = useQuery(sharedProfileQuery(useSignedIn().id, card))
  const header = (
    <PageHeader
      title={t('profile.title')}
      back={{ to: path('/candidates/contacts'), label: t('profile.toContacts') }}
      isTight
    />
  )
  if (!data)
    return (
      <Stack gap="lg">
        {header}
        {data === null ? (
          <EmptyState
            title={t('profile.none')}
            text={t('profile.noneText')}
            action={<LinkButton to={path('/candidates/contacts')}>{t('profile.toContacts')}</LinkButton>}
          />
        ) : error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <CardsSkeleton tiles={1} rows={3} />
        )}
      </Stack>
    )
  return (
    <Stack gap="lg">
      {header}
      <Alert color="indigo" variant="light" icon={<IconInfoCircle />}>
        {t('profile.until', { date: formatDate(lastDayOf(data.until)) })}
      </Alert>
      <Ways profile={data} />
      <PublicProfile
        person={{ ...data, firstName: data.name ?? '', lastName: '' }}
        level={2}
        unnamed={t('profile.unnamed')}
      />
    </Stack>
  )
}

/** Contact details and the résumé file. */
function Ways({ profile: { email, phone, resume, conversation } }: { profile: SharedProfile }) {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const download = useMutation({
    mutationFn: async ({ path, name }: NonNullable<SharedProfile['resume']>) => {
      const file = await downloadResume(path)
      saveFile(name, file, file.type)
    },
    onError: toast.error,
  })
  if (!email && !phone && !resume && !conversation) return null
  return (
    <Card padding="lg">
      <Group gap="lg">
        {email && (
          <Group gap={6}>
            <IconMail size={18} aria-hidden />
            <Text span>{t('profile.email')}</Text>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Group>
        )}
        {phone && (
          <Group gap={6}>
            <IconPhone size={18} aria-hidden />
            <Text span>{t('profile.phone')}</Text>
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>
          </Group>
        )}
        {resume && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate(resume)}
          >
            {t('profile.download', { name: resume.name })}
          </Button>
        )}
        {conversation && (
          <LinkButton to={path(`/networking/messages/${conversation}`)}>
            {t('company.conversation')}
          </LinkButton>
        )}
      </Group>
    </Card>
  )
}
