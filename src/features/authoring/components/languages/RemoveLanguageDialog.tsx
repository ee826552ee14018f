import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../i18n/languages.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { removeLanguage } from '../../../missions/languages.ts'
import { useEditor } from '../../use-editor.ts'

export function RemoveLanguageDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const { t } = useTranslation('authoring')
  const { edit } = useEditor()
  const named = { language: t(`languages.named.${language}`) }
  return (
    <Dialog opened onClose={onClose} title={t('languages.removeTitle', named)}>
      <Text mb="lg">{t('languages.removeText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('languages.keep')}
        </Button>
        <Button
          color="red"
          onClick={() => {
            edit(`removeLanguage:${language}`, (now) => removeLanguage(now, language))
            onClose()
          }}
        >
          {t('languages.remove', named)}
        </Button>
      </Group>
    </Dialog>
  )
}
