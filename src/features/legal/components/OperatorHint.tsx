import { Alert, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useMe } from '../../session/use-me.ts'
import { isComplete, type Operator } from '../model.ts'

/** Reminds administrators, and only them, of what is still missing. */
export function OperatorHint({ operator }: { operator: Operator }) {
  const { t } = useTranslation('legal')
  const state = useMe()
  if (isComplete(operator) || state.status !== 'ready' || !state.me.hasRole('admin')) return null
  return (
    <Alert color="amber">
      <Group justify="space-between">
        <Text maw="56ch">{t('operator.adminHint')}</Text>
        <LinkButton to={paths.legalAdministration} variant="default">
          {t('operator.fill')}
        </LinkButton>
      </Group>
    </Alert>
  )
}
