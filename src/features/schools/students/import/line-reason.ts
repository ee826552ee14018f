import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FaultyLine } from '../api/answers.ts'
import { faults } from './model.ts'

export function useLineReason(line: FaultyLine): string | undefined {
  return reasonOf(useTranslation('students').t, line)
}

export function reasonOf(t: TFunction<'students'>, { reason, twin }: FaultyLine): string | undefined {
  if (twin) {
    return twin.name
      ? t(`lines.twinNamed.${twin.by}`, { line: twin.line, name: twin.name })
      : t(`lines.twin.${twin.by}`, { line: twin.line })
  }
  const fault = faults.find((one) => one === reason)
  return fault && t(`lines.faults.${fault}`)
}
