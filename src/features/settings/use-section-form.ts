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
  /** From what is stored to what is typed, and back. */
  shown?: (values: Values) => Values
  typed?: (values: Values) => Values
}

const same = (values: Values) => values

/** A form over one section: sends what was changed alone, and what it began with. */
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
  // Somebody else's change is shown while nothing of one's own would be lost.
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
