import { type FormErrors, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast.ts'
import { useSaveSettings } from './api/settings.ts'
import { type Section, type Setting, valuesOf } from './model.ts'

type Values = Record<string, unknown>

interface Options {
  section: Section
  settings: Setting[]
  validate?: (values: Values) => FormErrors
  /** Converts between what is stored and what is typed. */
  shown?: (values: Values) => Values
  typed?: (values: Values) => Values
}

const same = (values: Values) => values

/** A form for one section: sends only what changed, and what it started from. */
export function useSectionForm({ section, settings, validate, shown = same, typed = same }: Options) {
  const { t } = useTranslation('settings')
  const stored = valuesOf(settings)
  const seen = useRef(stored)
  const form = useForm<Values>({ initialValues: shown(stored), validate })
  const save = useSaveSettings()
  const begin = (values: Values) => {
    seen.current = values
    form.setInitialValues(shown(values))
    form.setValues(shown(values))
  }
  const isDirty = form.isDirty()
  // Show someone else's change unless it would discard unsaved input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored matters.
  useEffect(() => {
    if (!isDirty) begin(stored)
  }, [JSON.stringify(stored)])
  const submit = form.onSubmit((values) => {
    const after = typed(values)
    const changed = Object.keys(after).filter(
      (key) => JSON.stringify(after[key]) !== JSON.stringify(seen.current[key]),
    )
    const pick = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key]]))
    save.mutate(
      { section, changes: pick(after), seen: pick(seen.current) },
      {
        onSuccess: (kept) => {
          begin(kept as Values)
          toast.success({ title: t('saved') })
        },
      },
    )
  })
  const lookAgain = (fresh: Setting[]) => {
    save.reset()
    begin(valuesOf(fresh))
  }
  return { form, save, submit, isDirty, lookAgain }
}
