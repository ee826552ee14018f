import { type FormErrors, useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { isRevisionConflict } from '../lib/errors.ts'
import { sameJson } from '../lib/same-json.ts'
import { toast } from './toast.ts'

interface Options<Stored, Fields, Answer> {
  stored: Stored
  toFields: (stored: Stored) => Fields
  validate: (fields: Fields) => FormErrors
  /** Saves on top of what was read; fails with `revision_conflict` if someone else has saved in the meantime. */
  save: (fields: Fields, before: Stored) => Promise<Answer>
  /** What is stored now; `answer` is that of the first save of something new. */
  load: (before: Stored, answer?: Answer) => Promise<Stored>
  /** Whether the form stays open, filled with what is stored now; leave out where it closes. */
  stays?: boolean
  onSaved: (answer: Answer, before: Stored) => unknown
  /** The errors of a refused save that belong to fields. */
  errorsOf?: (error: unknown) => FormErrors | undefined
  onInvalid?: () => void
  /** Where other errors are shown: as a toast, or by the caller, who finds them in `change`. */
  failure?: 'toast' | 'caller'
}

/**
 * A form that saves on top of the revision it was filled from. If someone else was faster, the person chooses, and
 * nothing that was typed is lost.
 */
// biome-ignore lint/suspicious/noExplicitAny: what Mantine's forms ask for; interfaces wouldn't fit unknown.
export function useRevisedForm<Stored, Fields extends Record<string, any>, Answer>({
  stored,
  toFields,
  validate,
  save,
  load,
  stays = false,
  onSaved,
  errorsOf,
  onInvalid,
  failure = 'toast',
}: Options<Stored, Fields, Answer>) {
  /** What the form was filled from. */
  const [before, setBefore] = useState(stored)
  /** Saves that were refused since the two versions went apart. */
  const [conflicts, setConflicts] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const form = useForm<Fields>({ initialValues: toFields(stored), validate })

  function fill(from: Stored, isKept = false): void {
    const fields = toFields(from)
    setBefore(from)
    setConflicts(0)
    form.setInitialValues(fields)
    if (isKept) return
    form.setValues(fields)
    form.clearErrors()
  }

  async function send(fields: Fields, over: Stored): Promise<void> {
    setSaving(true)
    setError(undefined)
    try {
      const answer = await save(fields, over)
      setConflicts(0)
      // What was typed while it was being saved stays.
      if (stays) fill(await load(over, answer), !sameJson(form.getValues(), fields))
      await onSaved(answer, over)
    } catch (cause) {
      const errors = errorsOf?.(cause)
      if (isRevisionConflict(cause)) setConflicts((refused) => refused + 1)
      else if (errors) form.setErrors(errors)
      else if (failure === 'caller') setError(cause)
      else toast.error(cause)
    } finally {
      setSaving(false)
    }
  }

  /** Saves if everything is valid; otherwise shows errors at the fields. */
  async function submit(over: Stored): Promise<void> {
    if (form.validate().hasErrors) onInvalid?.()
    else await send(form.getValues(), over)
  }

  return {
    form,
    before,
    conflicts,
    isDirty: form.isDirty(),
    isSaving,
    change: { isPending: isSaving, error },
    fill: (from: Stored) => fill(from),
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      void submit(before)
    },
    reset: () => fill(before),
    keepMine: async () => submit(await load(before)),
    takeTheirs: async () => fill(await load(before)),
  }
}
