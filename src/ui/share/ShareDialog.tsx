import { useTranslation } from 'react-i18next'
import { Dialog } from '../Dialog.tsx'
import { ShareLinks } from './ShareLinks.tsx'

interface Props {
  path: string
  title: string
  onClose: () => void
}

export function ShareDialog({ path, title, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={onClose} title={t('share')} size="lg">
      <ShareLinks address={`${location.origin}${path}`} title={title} />
    </Dialog>
  )
}
