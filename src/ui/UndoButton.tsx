import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export function UndoButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button size="compact-md" variant="default" mt={4} onClick={onClick}>
      {t('undo')}
    </Button>
  )
}
