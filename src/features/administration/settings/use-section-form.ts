import type { FormErrors } from '@mantine/form'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { sameJson } from '../../../lib/same-json.ts'
import { toast } from '../../../ui/toast.ts'
import { useRevisedForm } from '../../../ui/use-revised-form.ts'
import type { Setting } from './api/answers.ts'
import { useSaveSettings } from './api/settings.ts'
import { type Section, valuesOf } from './model.ts'

type Values = Record<string, unknown>

interface Options {
  section: Section
  settings: Setting[]
  /** Reads what is stored now. */
  load: () => Promise<Setting[]>
  validate?: (values: Values) => FormErrors
  errorsOf?: (error: unknown) => FormErrors | undefined
  /** Converts between what is stored and what is typed. */
  shown?: (values: Values) => Values
  typed?: (values: Values) => Values
}

const same = (values: Values) => values

/** A form for one section: sends only what changed, and what it started from. */
export function useSectionForm(options: Options) {
  const { section, settings, load, validate = () => ({}), errorsOf, shown = same, typed = same } = options
  const { t } = useTranslation('settings')
  const stored = valuesOf(settings)
  const save = useSaveSettings()
  const { fill, ...editor } = useRevisedForm({
    stored,
    toFields: shown,
    validate,
    errorsOf,
    save: (values, before) => {
      const after = typed(values)
      const changed = Object.keys(after).filter((key) => !sameJson(after[key], before[key]))
      const pick = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key]]))
      return save.mutateAsync({ section, changes: pick(after), seen: pick(before) })
    },
    load: async () => valuesOf(await load()),
    stays: true,
    onSaved: () => toast.success({ title: t('saved') }),
  })
  const { isDirty } = editor
  // Show someone else's change unless it would discard unsaved input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored matters.
  useEffect(() => {
    if (!isDirty) fill(stored)
  }, [JSON.stringify(stored)])
  return editor
}
