import { useSearchParams } from 'react-router'
import { type Period, periods } from './model.ts'

/** The selected version and period, kept in the address; invalid values mean all. */
export function useCut() {
  const [params, setParams] = useSearchParams()
  const version = Number.parseInt(params.get('version') ?? '', 10)
  const weeks: Period = periods.find((period) => String(period) === params.get('weeks')) ?? 0

  function set(name: 'version' | 'weeks', value: string): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value && value !== '0') next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  }
  const reset = () => setParams({}, { replace: true })
  return { version: version > 0 ? version : undefined, weeks, set, reset }
}
