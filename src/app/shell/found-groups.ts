import {
  type Icon,
  IconAddressBook,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCertificate,
  IconLayoutKanban,
  IconListCheck,
  IconMessages,
  IconPencil,
  IconPlayerPlay,
  IconSchool,
  IconTargetArrow,
  IconUser,
} from '@tabler/icons-react'
import type { FoundThing } from '../../features/account/search/api/answers.ts'
import { plainLine } from '../../lib/plain-text.ts'
import { type PaletteGroup, paletteGroup } from './palette-group.tsx'

const icons: Record<FoundThing['kind'], Icon> = {
  work: IconPlayerPlay,
  certificate: IconCertificate,
  application: IconBriefcase,
  draft: IconPencil,
  conversation: IconMessages,
  event: IconCalendarEvent,
  mission: IconTargetArrow,
  person: IconUser,
  student: IconSchool,
  program: IconListCheck,
  project: IconLayoutKanban,
  client: IconAddressBook,
  user: IconUser,
  organization: IconBuilding,
}

/** Under a conversation is the beginning of a message, which is written in Markdown. */
const detailOf = ({ kind, detail }: FoundThing) =>
  (kind === 'conversation' ? plainLine(detail ?? '') : detail) || undefined

/** Turns backend results into palette groups, in the fixed order of kinds. */
export function foundGroups(
  found: FoundThing[],
  typed: string,
  groupName: (kind: FoundThing['kind']) => string,
  /** Label for people who don't share their name. */
  nameless: string,
  open: (thing: FoundThing) => unknown,
): PaletteGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const things = found.filter((thing) => thing.kind === kind)
    return paletteGroup(
      groupName(kind),
      things.map((thing, index) => ({
        id: `${thing.link} ${index}`,
        label: thing.title || nameless,
        description: detailOf(thing),
        icon: icons[kind],
        run: () => open(thing),
      })),
      typed,
      'given',
    )
  })
}
