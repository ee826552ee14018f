import { useState } from 'react'
import { sameJson } from '../../../lib/same-json.ts'
import type { StudentRow } from './api/answers.ts'
import type { Selection, StudentFilter } from './model.ts'

interface Found {
  total: number
  students: StudentRow[]
}

/**
 * The selection on the roster: some students, across pages, or all that match. Changing the filter clears it.
 */
export function useSelection(filter: StudentFilter, found: Found | undefined, startsWithAll = false) {
  const [chosen, setChosen] = useState({ filter, ids: new Set<string>(), isAll: startsWithAll })
  const current = sameJson(chosen.filter, filter) ? chosen : { filter, ids: new Set<string>(), isAll: false }
  const onPage = found?.students.map(({ id }) => id) ?? []
  const isPage = onPage.length > 0 && onPage.every((id) => current.ids.has(id))
  const set = (ids: Set<string>, isAll = false) => setChosen({ filter, ids, isAll })
  return {
    count: current.isAll ? (found?.total ?? 0) : current.ids.size,
    isAll: current.isAll,
    isPage: isPage || current.isAll,
    has: (id: string) => current.isAll || current.ids.has(id),
    turn(id: string) {
      const ids = new Set(current.isAll ? onPage : current.ids)
      if (!ids.delete(id)) ids.add(id)
      set(ids)
    },
    turnPage() {
      const ids = new Set(current.isAll ? [] : current.ids)
      for (const id of onPage) {
        if (isPage) ids.delete(id)
        else ids.add(id)
      }
      set(current.isAll ? new Set() : ids)
    },
    chooseAll: () => set(new Set(), true),
    clear: () => set(new Set()),
    value: (current.isAll ? { filter } : { ids: [...current.ids] }) satisfies Selection as Selection,
  }
}

export type RosterSelection = ReturnType<typeof useSelection>
