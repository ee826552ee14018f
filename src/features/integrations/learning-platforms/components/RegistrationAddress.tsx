import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../../lib/moments.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useInvitePlatform } from '../api/change-platforms.ts'

interface Props {
  organization: string
  backend: string
}

/** One address to paste into the platform, which then connects itself. */
export function RegistrationAddress({ organization, backend }: Props) {
  const { t } = useTranslation('learningPlatforms')
  const invite = useInvitePlatform(organization)
  const { data } = invite
  return (
    <Section title={t('register.title')} hint={t('register.hint')}>
      {data && (
        <>
          <CopyField label={t('register.address')} value={`${backend}/register/${data.code}`} />
          <Text size="sm" c="dimmed">
            {t('register.until', { time: formatTime(data.expiresAt) })}
          </Text>
        </>
      )}
      <Button
        variant={data ? 'default' : 'filled'}
        style={{ alignSelf: 'flex-start' }}
        loading={invite.isPending}
        onClick={() => invite.mutate()}
      >
        {t(data ? 'register.again' : 'register.button')}
      </Button>
    </Section>
  )
}
