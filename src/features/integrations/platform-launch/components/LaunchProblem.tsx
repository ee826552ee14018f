import { useTranslation } from 'react-i18next'
import type texts from '../../../../i18n/en/platformLaunch.ts'
import { AppError, errorText } from '../../../../lib/errors.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { toldProblem } from '../told.ts'

type Code = keyof typeof texts.problems

/** Why a launch goes no further, and who can do something about it. */
export function LaunchProblem({ error, code = toldProblem()?.code }: { error?: unknown; code?: string }) {
  const { t, i18n } = useTranslation('platformLaunch')
  const known = error instanceof AppError ? error.code : code
  const isKnown = i18n.exists(`platformLaunch:problems.${known}`)
  const text =
    isKnown || !error ? t(`problems.${(isKnown ? known : 'launch_over') as Code}`) : errorText(error)
  return <EmptyState level={1} title={t('problem')} text={text} />
}
