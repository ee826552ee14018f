import { Alert, Group, Text } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { useSignedIn } from '../../../session/me-context.ts'
import { myProgramsQuery } from '../../api/get-my-programs.ts'

/** On the page of missions, for whom a school has programs: the way to them. */
export function ProgramsNotice() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { data = [] } = useQuery(myProgramsQuery(id))
  if (data.length === 0) return null
  return (
    <Alert variant="light" icon={<IconSchool />} mb="lg">
      <Group justify="space-between" gap="md">
        <Text size="md">{t('mine.notice')}</Text>
        <LinkButton to={path('/programs')} variant="default">
          {t('mine.open')}
        </LinkButton>
      </Group>
    </Alert>
  )
}
