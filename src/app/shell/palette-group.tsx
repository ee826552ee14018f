import type { SpotlightActionGroupData } from '@mantine/spotlight'
import type { Icon } from '@tabler/icons-react'
import { type Findable, ranked } from './search-rank.ts'

export interface PaletteItem extends Findable {
  id: string
  description?: string
  icon: Icon
  run: () => unknown
}

export interface PaletteGroup extends SpotlightActionGroupData {
  /** How well the best item matches what was typed. */
  score: number
}

const maxHitsPerGroup = 6

/**
 * Turns items into a palette group, best match first. "given" keeps items that were already selected and
 * ordered elsewhere; they come after anything that matches by name.
 */
export function paletteGroup(
  group: string,
  items: PaletteItem[],
  typed: string,
  order: 'ranked' | 'given' = 'ranked',
): PaletteGroup {
  const fitting = ranked(items, typed)
  const shown = order === 'given' ? items : fitting.map(({ item }) => item)
  return {
    group,
    score: fitting[0]?.score ?? 0,
    actions: (typed ? shown.slice(0, maxHitsPerGroup) : shown).map(
      ({ id, label, description, icon: ItemIcon, run }) => ({
        id,
        label,
        description,
        leftSection: <ItemIcon size={20} stroke={1.6} aria-hidden />,
        onClick: () => void run(),
      }),
    ),
  }
}
