import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { organizationsQuery } from '../api/get-organizations.ts'
import type { sectors } from '../model.ts'
import { ListedOrganizations } from './ListedOrganizations.tsx'

interface Props {
  kind: 'company' | 'academia'
  /** If there are others in the same sector, and if not. */
  titles: { same?: string; others: string }
  /** The organization whose page this is. */
  id: string
  sector?: (typeof sectors)[number]
}

const most = 3

/** Where to look next from a company's or school's public page. */
export function RelatedOrganizations({ kind, titles, id, sector }: Props) {
  const all = {
    kind,
    search: '',
    sector: undefined,
    size: undefined,
    place: '',
    sort: 'active',
    page: 0,
  } as const
  const same = useQuery({ ...organizationsQuery({ ...all, sector }), enabled: sector !== undefined })
  const peers = same.data?.organizations.filter((one) => one.id !== id) ?? []
  const isAlone = peers.length === 0 && (sector === undefined || same.isSuccess)
  const any = useQuery({ ...organizationsQuery(all), enabled: isAlone })
  const found = isAlone ? (any.data?.organizations.filter((one) => one.id !== id) ?? []) : peers
  const title = isAlone || !titles.same ? titles.others : titles.same
  if (found.length === 0) return null
  return (
    <section>
      <Title order={2} mt="xl" mb="md">
        {title}
      </Title>
      <ListedOrganizations kind={kind} organizations={found.slice(0, most)} level={3} />
    </section>
  )
}
