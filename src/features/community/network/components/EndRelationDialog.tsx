import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { ShownPerson } from '../api/answers.ts'
import { useBlockPerson } from '../api/change-blocks.ts'
import { useRemoveConnection } from '../api/change-connections.ts'
import { nameOf } from '../model.ts'

interface Props {
  person: ShownPerson
  kind: 'remove' | 'block'
  onClose: () => void
  onDone?: () => void
}

/** Says what will end before it does. */
export function EndRelationDialog({ person, kind, onClose, onDone }: Props) {
  const { t } = useTranslation('network')
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
    <ConfirmDialog
      title={t(`${kind}.title`, { name })}
      text={t(`${kind}.text`, { name })}
      action={t(`person.${kind}`)}
      isHarmful
      change={act}
      onConfirm={() => act.mutate(person.id)}
      onClose={onClose}
    />
  )
}
