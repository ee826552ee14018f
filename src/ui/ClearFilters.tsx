import { Button, type ButtonProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props extends ButtonProps {
  list: { isFiltered: boolean; reset: () => void }
}

/** Beside a list’s filters, while any is set. */
export function ClearFilters({ list, ...props }: Props) {
  const { t } = useTranslation()
  if (!list.isFiltered) return null
  return (
    <Button variant="subtle" {...props} onClick={list.reset}>
      {t('clearFilters')}
    </Button>
  )
}
