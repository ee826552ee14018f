import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { organizationsQuery } from '../api/get-organizations.ts'
import type { sectors } from '../model.ts'
import { ListedOrganizations } from './ListedOrganizations.tsx'

interface Props {
  kind: 'company' | 'academia'
  title: string
  /** The one whose page this is. */
  id: string
  sector?: (typeof sectors)[number]
}

const most = 3

/** Where to look next from a company's or school's public page. */
export function RelatedOrganizations({ kind, title, id, sector }: Props) {
  const all = { search: '', size: undefined, place: '', sort: 'active', page: 0 } as const
  const { data } = useQuery(organizationsQuery({ ...all, kind, sector }))
  const others = (data?.organizations ?? []).filter((one) => one.id !== id).slice(0, most)
  if (others.length === 0) return null
  return (
    <section>
      <Title order={2} mt="xl" mb="md">
        {title}
      </Title>
      <ListedOrganizations kind={kind} organizations={others} level={3} />
    </section>
  )
}
