import { Pagination } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  label: string
  total: number
  /** One-based. */
  page: number
  onChange: (page: number) => void
}

/** Pagination of a list; hidden if there is only one page. */
export function Pages({ label, total, page, onChange }: Props) {
  const { t } = useTranslation()
  if (total < 2) return null
  return (
    <nav aria-label={label}>
      <Pagination
        total={total}
        value={page}
        onChange={onChange}
        getControlProps={(control) => ({ 'aria-label': t(`pages.${control}`) })}
        getItemProps={(item) => ({ 'aria-label': t('pages.page', { page: item }) })}
      />
    </nav>
  )
}
