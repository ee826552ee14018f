import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { Kind } from '../model.ts'
import { UsageList } from './UsageList.tsx'

interface Props {
  kind: Kind
  slug: string
  name: string
  isRetired: boolean
  onClose: () => void
}

/** Retires an entry or restores it. */
export function RetireDialog({ kind, slug, name, isRetired, onClose }: Props) {
  const { t } = useTranslation('referenceData')
  const retire = useCatalogueChange('retire_entry', () => {
    toast.success({ title: t(isRetired ? 'retire.isBack' : 'retire.done', { name }) })
    onClose()
  })
  return (
    <ReasonDialog
      title={t(isRetired ? 'retire.back' : 'retire.of', { name })}
      text={t(isRetired ? 'retire.backText' : 'retire.text')}
      label={t('reason')}
      hint={t('reasonHint')}
      action={t(isRetired ? 'retire.backShort' : 'retire.short')}
      isHarmful={!isRetired}
      change={retire}
      onSubmit={(reason) => retire.mutate({ kind, slug, reason, retire: !isRetired })}
      onClose={onClose}
    >
      {!isRetired && <UsageList kind={kind} slug={slug} />}
    </ReasonDialog>
  )
}
