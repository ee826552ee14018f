import { Alert, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ProgramPage } from '../api/answers.ts'

/** How many students haven't linked an account, with a way to invite them. */
export function UnlinkedNotice({ cohorts }: Pick<ProgramPage, 'cohorts'>) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const missing = cohorts
    .map(({ id, name, students, linked }) => ({ id, name, count: students - linked }))
    .filter(({ count }) => count > 0)
  const count = missing.reduce((sum, cohort) => sum + cohort.count, 0)
  if (count === 0) return null
  return (
    <Alert color="amber" variant="light">
      <Group justify="space-between" gap="md">
        <Text size="md">{t('page.unlinked', { count })}</Text>
        <Group gap="xs">
          {missing.map((cohort) => (
            <LinkButton
              key={cohort.id}
              to={path(`/students?cohort=${cohort.id}&account=unlinked`)}
              variant="default"
            >
              {missing.length === 1
                ? t('page.invite', { count })
                : t('page.inviteOf', { count: cohort.count, name: cohort.name })}
            </LinkButton>
          ))}
        </Group>
      </Group>
    </Alert>
  )
}
