import { Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { PoolSummary } from '../api/answers.ts'
import { useAddToPool } from '../api/change-pools.ts'
import { poolsQuery } from '../api/get-pools.ts'

interface Props {
  card: string
  onClose: () => void
}

/** Adds a card to an existing pool or a new one. */
export function AddToPoolDialog({ card, onClose }: Props) {
  const { t } = useTranslation('pools')
  const query = useQuery(poolsQuery(useSignedIn().id, card))
  const { data } = query
  return (
    <Dialog opened onClose={onClose} title={t('add.title')}>
      <LoadState query={query} skeleton={<Skeleton h={120} role="status" aria-busy="true" />} />
      {data && <AddForm card={card} pools={data} onClose={onClose} />}
    </Dialog>
  )
}

function AddForm({ card, pools, onClose }: Props & { pools: PoolSummary[] }) {
  const { t } = useTranslation('pools')
  const [pool, setPool] = useState(pools.find(({ holdsCard }) => !holdsCard)?.id ?? '')
  const [name, setName] = useState('')
  const chosen = pools.find(({ id }) => id === pool)?.name ?? name.trim()
  const add = useAddToPool((added) => {
    if (added > 0) toast.success({ title: t('add.added', { name: chosen }) })
    else toast.failure({ title: t('add.already', { name: chosen }) })
    onClose()
  })
  return (
    <DialogForm
      action={t('add.save')}
      change={add}
      isReady={chosen !== ''}
      onSubmit={() => add.mutate({ pool, name, cards: [card] })}
      onClose={onClose}
    >
      {pools.length > 0 && (
        <Radio.Group label={t('add.choose')} value={pool} onChange={setPool}>
          <Stack gap="xs" mt={6} mah={280} style={{ overflowY: 'auto' }}>
            {pools.map(({ id, name, holdsCard }) => (
              <Radio
                key={id}
                value={id}
                disabled={holdsCard}
                label={holdsCard ? `${name} (${t('add.isIn')})` : name}
              />
            ))}
            <Radio value="" label={t('add.new')} />
          </Stack>
        </Radio.Group>
      )}
      {pool === '' && (
        <TextInput
          label={t('add.name')}
          value={name}
          required
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <Text size="sm" c="dimmed">
        {t('add.means')}
      </Text>
    </DialogForm>
  )
}
