import { type Icon, IconSearch } from '@tabler/icons-react'

/** The pages around candidates, in their order. */
export const candidateTabs: { page: string; label: 'search'; icon: Icon }[] = [
  { page: '/candidates', label: 'search', icon: IconSearch },
]
