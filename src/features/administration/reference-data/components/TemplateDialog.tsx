import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { TemplateCandidate } from '../model.ts'

interface Props {
  mission: TemplateCandidate
  offered: boolean
  onClose: () => void
}

/** Offers a published mission to all authors as a template, or withdraws it. */
export function TemplateDialog({ mission, offered, onClose }: Props) {
  const { t } = useTranslation('referenceData')
  const change = useCatalogueChange('offer_template', () => {
    toast.success({
      title: t(offered ? 'templates.offered' : 'templates.withdrawn', { title: mission.title }),
    })
    onClose()
  })
  return (
    <ReasonDialog
      title={t(offered ? 'templates.offer' : 'templates.withdraw', { title: mission.title })}
      text={t(offered ? 'templates.offerText' : 'templates.withdrawText')}
      label={t('reason')}
      hint={t('reasonHint')}
      action={t(offered ? 'templates.offerShort' : 'templates.withdrawShort')}
      isHarmful={!offered}
      change={change}
      onSubmit={(reason) => change.mutate({ mission_id: mission.mission_id, reason, offered })}
      onClose={onClose}
    >
      {offered && <Alert color="yellow">{t('templates.consent', { name: mission.organization })}</Alert>}
    </ReasonDialog>
  )
}
