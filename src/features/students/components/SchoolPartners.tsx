import { List, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/dates.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { mySchoolPartnersQuery } from '../../partnerships/api/get-my-school-partners.ts'
import { useSignedIn } from '../../session/me-context.ts'

/** Companies and makers that see something of the student because of what they agreed with the school. */
export function SchoolPartners({ studentId, isSharing }: { studentId: string; isSharing: boolean }) {
  const { t } = useTranslation('students')
  const { data, error, refetch } = useQuery(mySchoolPartnersQuery(useSignedIn().id))
  const seeing = data?.filter((partner) => partner.studentId === studentId && partner.visibility !== 'none')
  return (
    <div>
      <Title order={3} fz="md" mb="xs">
        {t('mine.partners.title')}
      </Title>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {seeing?.length === 0 && <Text c="dimmed">{t('mine.partners.none')}</Text>}
      {seeing && seeing.length > 0 && !isSharing && <Text c="dimmed">{t('mine.partners.unshared')}</Text>}
      {isSharing && (
        <List spacing={4}>
          {seeing?.map(({ name, visibility, until }) => (
            <List.Item key={name}>
              {t(`mine.partners.${visibility as 'full'}`, { name, date: formatDay(until) })}
            </List.Item>
          ))}
        </List>
      )}
    </div>
  )
}
