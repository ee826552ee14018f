import { useSearchParams } from 'react-router'
import { type Cut, periods, units, wholeYear } from './model.ts'

const isId = (text: string | null): text is string =>
  /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text ?? '')

/** The selected cut, kept in the address; invalid values mean the default. */
export function useCompanyCut() {
  const [params, setParams] = useSearchParams()
  const mission = params.get('mission')
  const cut: Cut = {
    weeks: periods.find((weeks) => String(weeks) === params.get('weeks')) ?? wholeYear.weeks,
    unit: units.find((unit) => unit === params.get('unit')) ?? wholeYear.unit,
    mission: isId(mission) ? mission : undefined,
    skill: params.get('skill') || undefined,
  }
  function set(changes: Partial<Record<keyof Cut, string>>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== String(wholeYear[name as keyof Cut])) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return { cut, set }
}
