import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { SharedNotes } from '../../skill-attestations/api/answers.ts'
import { AttestSkills } from '../../skill-attestations/components/AttestSkills.tsx'

/** Notes a student shares, as their adviser sees them. */
export function SharedNotesCard({ shared }: { shared: SharedNotes }) {
  const { t } = useTranslation('academia')
  const { data: photo } = useQuery(photoUrlQuery(shared.photo))
  const job = inLanguage(shared, 'title')
  return (
    <Card padding="lg" component="article">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <PersonAvatar name={shared.name} src={photo} size={44} />
          <div>
            <Title order={2} fz="lg">
              {shared.name}
            </Title>
            <Text size="sm" c="dimmed">
              {[
                job && t('students.aim', { job }),
                t('students.since', { date: formatDate(shared.shared_at) }),
                shared.updated_at && t('students.changed', { ago: timeAgo(shared.updated_at) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        </Group>
        {shared.notes ? (
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{shared.notes}</Text>
        ) : (
          <Text c="dimmed">{t('students.noNotes')}</Text>
        )}
        <AttestSkills shared={shared} />
      </Stack>
    </Card>
  )
}
