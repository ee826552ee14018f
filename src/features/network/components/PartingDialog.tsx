import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useBlockPerson } from '../api/change-blocks.ts'
import { useRemoveConnection } from '../api/change-connections.ts'
import { nameOf } from '../model.ts'
import type { ShownPerson } from './RelationButtons.tsx'

interface Props {
  person: ShownPerson
  kind: 'remove' | 'block'
  onClose: () => void
  onDone?: () => void
}

/** Says what will end before it does. */
export function PartingDialog({ person, kind, onClose, onDone }: Props) {
  const { t } = useTranslation('network')
  const { t: tCommon } = useTranslation()
  const name = nameOf(person)
  const done = () => {
    toast.success({ title: t(kind === 'remove' ? 'said.removed' : 'said.blocked', { name }) })
    onClose()
    onDone?.()
  }
  const remove = useRemoveConnection(done)
  const block = useBlockPerson(done)
  const act = kind === 'remove' ? remove : block
  return (
    <Dialog opened onClose={onClose} title={t(`${kind}.title`, { name })}>
      <Text mb="md">{t(`${kind}.text`, { name })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('cancel')}
        </Button>
        <Button color="red.8" loading={act.isPending} onClick={() => act.mutate(person.id)}>
          {t(`person.${kind}`)}
        </Button>
      </Group>
    </Dialog>
  )
}
