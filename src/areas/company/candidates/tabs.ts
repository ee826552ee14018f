import { type Icon, IconSearch, IconTargetArrow } from '@tabler/icons-react'

/** The pages around candidates, in their order. */
export const candidateTabs: { page: string; label: 'search' | 'needs'; icon: Icon }[] = [
  { page: '/candidates', label: 'search', icon: IconSearch },
  { page: '/candidates/needs', label: 'needs', icon: IconTargetArrow },
]
