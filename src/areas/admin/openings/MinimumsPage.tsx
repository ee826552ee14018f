import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type LegalMinimum,
  legalMinimumsQuery,
  useDeleteMinimum,
} from '../../../features/administration/opening-review/api/rules.ts'
import { MinimumDialog } from '../../../features/administration/opening-review/components/MinimumDialog.tsx'
import type { MinimumKind } from '../../../features/administration/opening-review/model.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'

/** The pay that openings may not go below, from each day on. */
export function MinimumsPage() {
  const { t } = useTranslation(['openingReview', 'openingBoard'])
  const query = useQuery(legalMinimumsQuery())
  const [edited, setEdited] = useState<LegalMinimum | 'new'>()
  const [removed, setRemoved] = useState<LegalMinimum>()
  const remove = useDeleteMinimum()
  const nameOf = ({ kind, age_from, contract_year }: LegalMinimum) =>
    kind === 'apprenticeship'
      ? t('minimums.apprentice', { age: age_from, year: contract_year })
      : t(`minimums.kinds.${kind as MinimumKind}`)
  const amountOf = ({ kind, amount }: LegalMinimum) =>
    kind === 'apprenticeship'
      ? t('minimums.ofWage', { percent: amount })
      : t('openingBoard:pay.hour', {
          range: formatMoney({ currency: 'EUR', amount: Math.round(amount * 100) }),
        })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" maw={640}>
          {t('minimums.text')}
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {t('minimums.add')}
        </Button>
      </Group>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={4} />} />
      {query.data && (
        <ResponsiveTable
          caption={t('minimums.title')}
          rows={query.data}
          keyOf={({ id }) => id}
          columns={[
            { header: t('minimums.kind'), cell: nameOf },
            { header: t('minimums.least'), cell: amountOf },
            { header: t('minimums.from'), cell: ({ valid_from }) => formatDate(valid_from) },
            { header: t('minimums.source'), cell: ({ source }) => source },
            {
              header: t('actions'),
              cell: (minimum) => (
                <Group gap="xs" wrap="nowrap">
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t('editNamed', { name: nameOf(minimum) })}
                    onClick={() => setEdited(minimum)}
                  >
                    {t('edit')}
                  </Button>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t('deleteNamed', { name: nameOf(minimum) })}
                    onClick={() => setRemoved(minimum)}
                  >
                    {t('delete')}
                  </Button>
                </Group>
              ),
            },
          ]}
        />
      )}
      {edited && (
        <MinimumDialog minimum={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <ConfirmDialog
          title={t('deleteNamed', { name: nameOf(removed) })}
          text={t('minimums.deleteText')}
          action={t('delete')}
          isHarmful
          change={remove}
          onConfirm={() => remove.mutate(removed.id, { onSuccess: () => setRemoved(undefined) })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  )
}
