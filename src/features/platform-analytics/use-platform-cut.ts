import { useSearchParams } from 'react-router'
import { type PlatformCut, periods, roles, usualCut } from './model.ts'

/** The selected cut, kept in the address; invalid values mean the default. */
export function usePlatformCut() {
  const [params, setParams] = useSearchParams()
  const cut: PlatformCut = {
    weeks: periods.find((weeks) => String(weeks) === params.get('weeks')) ?? usualCut.weeks,
    role: roles.find((role) => role === params.get('role')),
  }
  function set(changes: Partial<Record<keyof PlatformCut, string>>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== String(usualCut[name as keyof PlatformCut])) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return { cut, set }
}
