import { EmptyState } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'
import { PageHeader } from './PageHeader.tsx'

interface Props {
  title: string
  description: string
  empty: string
  emptyText: string
  action: string
  to: string
}

/** A page that has nothing to show yet, and says what comes first. */
export function EmptyPage({ title, description, empty, emptyText, action, to }: Props) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <EmptyState title={empty} text={emptyText} action={<LinkButton to={to}>{action}</LinkButton>} />
    </>
  )
}
