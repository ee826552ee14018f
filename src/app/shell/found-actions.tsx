import {
  IconAddressBook,
  IconBuilding,
  IconLayoutKanban,
  IconListCheck,
  IconSchool,
  IconTargetArrow,
  IconUser,
} from '@tabler/icons-react'
import type { FoundThing } from '../../features/palette/api/find-anything.ts'

const icons = {
  mission: IconTargetArrow,
  person: IconUser,
  student: IconSchool,
  program: IconListCheck,
  project: IconLayoutKanban,
  client: IconAddressBook,
  user: IconUser,
  organization: IconBuilding,
}

/** What the backend found, as groups of the palette in the order in which kinds come. */
export function foundActions(
  found: FoundThing[],
  groupName: (kind: FoundThing['kind']) => string,
  open: (link: string) => void,
) {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const Icon = icons[kind]
    return {
      group: groupName(kind),
      actions: found
        .filter((thing) => thing.kind === kind)
        .map(({ title, detail, link }) => ({
          id: link,
          label: title,
          description: detail ?? undefined,
          leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
          onClick: () => open(link),
        })),
    }
  })
}
