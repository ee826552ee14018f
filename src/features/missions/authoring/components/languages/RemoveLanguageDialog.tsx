import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../i18n/languages.ts'
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx'
import { removeLanguage } from '../../../missions/languages.ts'
import { useEditor } from '../../use-editor.ts'

export function RemoveLanguageDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const { t } = useTranslation('authoring')
  const { edit } = useEditor()
  const named = { language: t(`languages.named.${language}`) }
  return (
    <ConfirmDialog
      title={t('languages.removeTitle', named)}
      text={t('languages.removeText')}
      action={t('languages.remove', named)}
      cancel={t('languages.keep')}
      isHarmful
      onConfirm={() => {
        edit(`removeLanguage:${language}`, (now) => removeLanguage(now, language))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
