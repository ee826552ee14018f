import { useSearchParams } from 'react-router'
import { periods, units } from '../company-analytics/model.ts'
import type { Cut } from './model.ts'

const usual = { weeks: '52', unit: 'month', program: '', cohort: '' }

const idOf = (text: string | null): string | undefined =>
  /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text ?? '') ? text! : undefined

/** The selected cut, kept in the address; invalid values mean the default. */
export function useCut() {
  const [params, setParams] = useSearchParams()
  const cut: Cut = {
    weeks: periods.find((weeks) => String(weeks) === params.get('weeks')) ?? 52,
    unit: units.find((unit) => unit === params.get('unit')) ?? 'month',
    program: idOf(params.get('program')),
    cohort: idOf(params.get('cohort')),
  }
  function set(changes: Partial<typeof usual>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== usual[name as keyof typeof usual]) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return { cut, set }
}
