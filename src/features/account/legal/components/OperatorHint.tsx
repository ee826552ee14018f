import { Alert, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useMe } from '../../../core/session/use-me.ts'
import type { Operator } from '../api/answers.ts'
import { isComplete } from '../model.ts'

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
