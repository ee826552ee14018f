import { ClearFilters } from './ClearFilters.tsx'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  title: string
  text: string
  onReset: () => void
}

/** Filters that match nothing, and the way out. */
export function NothingFound({ title, text, onReset }: Props) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={<ClearFilters list={{ isFiltered: true, reset: onReset }} variant="default" />}
    />
  )
}
