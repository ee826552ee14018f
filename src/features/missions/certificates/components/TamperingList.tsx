import { List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Tampering } from '../tampering.ts'

/** The first few are enough to see what was changed. */
const maxListedChanges = 6

/** What a file says, and what was signed instead. */
export function TamperingList({ tampered }: { tampered: Tampering[] }) {
  const { t } = useTranslation('certificates')
  return (
    <List size="md" mt="xs">
      {tampered.slice(0, maxListedChanges).map(({ field, place, said, signed }) => (
        <List.Item key={place}>
          {t('check.changed', {
            field: field === 'other' ? place : t(`check.fields.${field}`),
            said: said ?? t('check.nothing'),
            signed: signed ?? t('check.nothing'),
          })}
        </List.Item>
      ))}
      {tampered.length > maxListedChanges && (
        <List.Item>{t('check.more', { count: tampered.length - maxListedChanges })}</List.Item>
      )}
    </List>
  )
}
