import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconCertificate, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { Roster } from '../../../features/organizations/roster/api/answers.ts'
import { rosterQuery } from '../../../features/organizations/roster/api/get-roster.ts'
import { AttestDialog } from '../../../features/schools/skill-attestations/components/AttestDialog.tsx'
import type { Student } from '../../../features/schools/students/api/answers.ts'
import { studentQuery } from '../../../features/schools/students/api/get-student.ts'
import { AccountBadge } from '../../../features/schools/students/components/AccountBadge.tsx'
import { AccountCard } from '../../../features/schools/students/components/AccountCard.tsx'
import { RemoveDialog } from '../../../features/schools/students/components/RemoveDialog.tsx'
import { RosterFacts } from '../../../features/schools/students/components/RosterFacts.tsx'
import { SharedFactsView } from '../../../features/schools/students/components/SharedFactsView.tsx'
import { StudentDialog } from '../../../features/schools/students/components/StudentDialog.tsx'
import { nameOf } from '../../../features/schools/students/model.ts'
import { formatDate } from '../../../lib/dates.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { toast } from '../../../ui/toast.ts'

/** A student as the school knows them: what it wrote, and what they share. */
export function StudentPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const { studentId = '' } = useParams()
  const student = useQuery(studentQuery(studentId))
  const roster = useQuery(rosterQuery())
  const failure = (student.data === undefined && student.error) || (!roster.data && roster.error)
  const retry = () => void Promise.all([student.refetch(), roster.refetch()])
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  if (student.data === undefined || !roster.data) return <CardsSkeleton tiles={2} />
  if (!student.data) {
    return (
      <EmptyState
        title={t('page.gone')}
        text={t('page.goneText')}
        action={<LinkButton to={path('/students')}>{t('page.back')}</LinkButton>}
      />
    )
  }
  return <Found student={student.data} roster={roster.data} />
}

function Found({ student, roster }: { student: Student; roster: Roster }) {
  const { t } = useTranslation('students')
  const { t: tAttestations } = useTranslation('skillAttestations')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'change' | 'remove' | 'attest'>()
  const close = () => setOpen(undefined)
  const name = nameOf(student)
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: path('/students'), label: t('page.back'), isToPageBefore: true }}
        description={student.email}
        actions={
          roster.mayWrite && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setOpen('change')}
            >
              {t('page.change')}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Card padding="lg" component="section">
            <Group justify="space-between" mb="sm">
              <Title order={2} fz="lg">
                {t('page.written')}
              </Title>
              <AccountBadge student={student} />
            </Group>
            <RosterFacts written={student} />
            <Text size="sm" c="dimmed" mt="sm">
              {t('page.added', { date: formatDate(student.addedAt) })}
            </Text>
          </Card>
          <AccountCard student={student} mayWrite={roster.mayWrite} onRemove={() => setOpen('remove')} />
        </SimpleGrid>
        {student.isLinked && (
          <Card padding="lg" component="section">
            <Group justify="space-between" mb="sm">
              <Title order={2} fz="lg">
                {t('page.shared', { name: student.firstName || name })}
              </Title>
              {student.person && (
                <Button
                  variant="default"
                  leftSection={<IconCertificate size={18} aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => setOpen('attest')}
                >
                  {tAttestations('attest')}
                </Button>
              )}
            </Group>
            <SharedFactsView facts={student.facts ?? {}} shares={student.shares} />
          </Card>
        )}
      </Stack>
      {open === 'change' && (
        <StudentDialog
          student={student}
          roster={roster}
          onClose={close}
          onSaved={() => {
            close()
            toast.success({ title: t('form.saved') })
          }}
        />
      )}
      {open === 'attest' && student.person && (
        <AttestDialog person={student.person} name={name} onClose={close} />
      )}
      {open === 'remove' && (
        <RemoveDialog
          student={student}
          onClose={close}
          onRemoved={() => {
            toast.success({ title: t('page.removed', { name }) })
            navigate(path('/students'))
          }}
        />
      )}
    </>
  )
}
