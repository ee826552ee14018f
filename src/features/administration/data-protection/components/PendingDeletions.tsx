import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Address } from '../../../../ui/Address.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { deletionDate } from '../../../account/account/api/account-deletion.ts'
import type { PendingDeletion } from '../api/answers.ts'

export function PendingDeletions({ deletions }: { deletions: PendingDeletion[] }) {
  const { t } = useTranslation('dataProtection')
  return (
    <section>
      <Title order={2} mb="md">
        {t('deletions.title')}
      </Title>
      {deletions.length === 0 ? (
        <Text c="dimmed">{t('deletions.none')}</Text>
      ) : (
        <ResponsiveTable
          caption={t('deletions.title')}
          rows={deletions}
          keyOf={({ userId }) => userId}
          columns={[
            {
              header: t('deletions.person'),
              cell: ({ name, email }) => (
                <>
                  {name || email}
                  {name && (
                    <Text size="sm" c="dimmed">
                      <Address email={email} />
                    </Text>
                  )}
                </>
              ),
            },
            { header: t('deletions.requested'), cell: ({ requestedAt }) => formatDate(requestedAt) },
            { header: t('deletions.ends'), cell: ({ requestedAt }) => formatDate(deletionDate(requestedAt)) },
          ]}
        />
      )}
    </section>
  )
}
