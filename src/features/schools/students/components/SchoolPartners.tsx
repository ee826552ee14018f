import { Checkbox, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatList } from '../../../../lib/formats/lists.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { SchoolPartner } from '../../partnerships/api/answers.ts'
import { mySchoolPartnersQuery } from '../../partnerships/api/get-my-school-partners.ts'
import { useSetPartnerConsent } from '../api/change-my-schools.ts'

interface Props {
  studentId: string
  school: string
}

/**
 * Each partner of the school with what it currently sees of the student, and the student's consent to being
 * named.
 */
export function SchoolPartners({ studentId, school }: Props) {
  const { t } = useTranslation('students')
  const { data, error, refetch } = useQuery(mySchoolPartnersQuery(useSignedIn().id))
  const partners = data?.filter((partner) => partner.studentId === studentId)
  return (
    <section aria-label={t('mine.partners.title')}>
      <Title order={3} fz="md" mb={4}>
        {t('mine.partners.title')}
      </Title>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {partners?.length === 0 && <Text c="dimmed">{t('mine.partners.none')}</Text>}
      {partners && partners.length > 0 && (
        <Stack gap="md">
          <Text size="sm" c="dimmed" maw="70ch">
            {t('mine.partners.hint', { school })}
          </Text>
          {partners.map((partner) => (
            <Partner key={partner.id} partner={partner} school={school} />
          ))}
        </Stack>
      )}
    </section>
  )
}

function Partner({ partner, school }: { partner: SchoolPartner; school: string }) {
  const { t } = useTranslation('students')
  const { studentId, id, name, visibility, agreed, sees, missions } = partner
  const date = formatCalendarDay(partner.until)
  const set = useSetPartnerConsent(studentId, ({ visibility: chosen }) =>
    toast.success({ title: t(chosen ? 'mine.partners.given' : 'mine.partners.ended', { name }) }),
  )
  const isChosen = set.isPending ? set.variables.visibility !== null : agreed !== null
  const isWider = visibility === 'full' && agreed === 'named'
  return (
    <div>
      <Text fw={600}>{name}</Text>
      <Text mb={visibility === 'aggregate' ? 0 : 6}>{t(`mine.partners.sees.${sees}`, { name, date })}</Text>
      {visibility !== 'aggregate' && (
        <Checkbox
          checked={isChosen}
          disabled={set.isPending}
          label={t('mine.partners.allow', { school, name })}
          description={
            <>
              {t(`mine.partners.means.${agreed ?? visibility}`, { name, date })}{' '}
              {missions.length > 0
                ? t('mine.partners.missions', { missions: formatList(missions.map(({ title }) => title)) })
                : t('mine.partners.noMissions')}
            </>
          }
          onChange={(event) =>
            set.mutate({ partnershipId: id, visibility: event.currentTarget.checked ? visibility : null })
          }
        />
      )}
      {isWider && (
        <Checkbox
          mt="xs"
          checked={false}
          disabled={set.isPending}
          label={t('mine.partners.allowMore', { name })}
          description={t('mine.partners.means.full', { name, date })}
          onChange={() => set.mutate({ partnershipId: id, visibility })}
        />
      )}
    </div>
  )
}
