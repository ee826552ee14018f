import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AutosaveState } from '../../../lib/autosave/autosave.ts'
import { useAutosave, useAutosaveState } from '../../../lib/autosave/use-autosave.ts'
import { AppError } from '../../../lib/errors.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { toast } from '../../../ui/toast.ts'
import { getCard } from './api/get-card.ts'
import { useAddCard, useSaveCard } from './api/save-card.ts'
import {
  type CardFields,
  changesOf,
  differences,
  objectionsTo,
  savable,
  toChanges,
  toFields,
} from './form.ts'
import { type Field, mergeCards } from './merge.ts'
import { type CardChanges, cardName, type WholeCard } from './model.ts'
import { boardOutboxOf } from './outbox/board-outbox.ts'

export interface Conflict {
  /** What another window saved; null if it deleted the card. */
  theirs: WholeCard | null
  /** Fields the person still has to choose. */
  fields: Field[]
}

/**
 * How long after the last keystroke invalid fields are marked; about as long as it takes to save the others.
 */
const markAfter = 1000

/** On the server, or on this device until it can be sent. */
const isSafe = (status: AutosaveState<unknown>['status']) => status === 'saved' || status === 'offline'

/**
 * Saves a card shortly after the last change, based on the revision it was opened with. If another window was
 * faster, changes that don't conflict are merged; the person decides the rest, and nothing that was typed is
 * lost.
 */
export function useCardSaver(userId: string, opened: WholeCard, form: UseFormReturnType<CardFields>) {
  const { mutateAsync: save } = useSaveCard(userId)
  const adding = useAddCard(userId)
  /** The card as last saved here, or as another window left it. */
  const base = useRef(opened)
  const outbox = boardOutboxOf(userId)
  /** What already waited on this device when the card was opened. */
  const [earlier] = useState(() => outbox.waitingFields(opened.id))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Without a network, what is typed waits with the board's other changes. */
  function keep(fields: CardFields): boolean {
    if (navigator.onLine) return false
    const before = changesOf(base.current)
    const card = toChanges(fields, before)
    const typed = differences(fields, before)
    const untyped = Object.fromEntries(
      Object.entries(before).filter(([field]) => field in typed),
    ) as Partial<CardChanges>
    try {
      outbox.keepFields(opened.id, {
        name: cardName(card),
        base: { ...untyped, ...earlier?.base },
        changes: { ...earlier?.changes, ...typed },
        card,
      })
      return true
    } catch {
      return false
    }
  }
  const autosave = useAutosave<CardFields>({
    device: { read: () => [], keep, forget: () => outbox.forgetFields(opened.id) },
    initial: { content: toFields(opened), revision: opened.revision },
    save: async (fields, revision) => {
      const changes = differences(fields, base.current)
      if (Object.keys(changes).length === 0) return revision
      const saved = await save({ cardId: base.current.id, revision, changes })
      if (!saved) throw new AppError('revision_conflict', 'This was changed in another window.')
      base.current = saved
      return saved.revision
    },
    load: async () => {
      const stored = await getCard(base.current.id)
      return stored && { content: toFields(stored.card), revision: stored.card.revision }
    },
  })
  const state = useAutosaveState(autosave)
  const { values, validate } = form
  const latest = useRef(values)
  latest.current = values
  // The form's functions change on every render; effects below must not rerun because of that.
  const setField = useRef(form.setFieldValue)
  setField.current = form.setFieldValue
  const given = useRef(values)
  const markSoon = useDebouncedCallback(() => void validate(), markAfter)

  const give = useCallback(
    (fields: CardFields) => {
      const content = savable(fields, base.current)
      if (sameJson(content, given.current)) return
      given.current = content
      autosave.change(content)
    },
    [autosave],
  )
  useEffect(() => {
    give(values)
    if (Object.keys(objectionsTo(values)).length > 0) markSoon()
  }, [values, give, markSoon])

  /** Takes over fields that another window changed and that weren't touched here. */
  const adopt = useCallback((before: CardChanges, after: CardChanges) => {
    const [from, to] = [toFields(before), toFields(after)]
    for (const field of Object.keys(to) as Field[]) {
      const isUntouched = sameJson(latest.current[field], from[field])
      if (isUntouched && !sameJson(from[field], to[field])) setField.current(field, to[field])
    }
  }, [])

  /** Another window was faster: merge what doesn't conflict and ask about the rest. */
  const look = useCallback(async () => {
    try {
      const current = await getCard(base.current.id)
      if (!current) return setConflict({ theirs: null, fields: [] })
      const before = base.current
      const mine = toChanges(savable(latest.current, before), before)
      const { conflicts } = mergeCards(changesOf(before), mine, changesOf(current.card))
      base.current = current.card
      adopt(before, current.card)
      setConflict({ theirs: current.card, fields: conflicts })
    } catch (error) {
      toast.error(error)
    }
  }, [adopt])
  const isInConflict = state.status === 'conflict'
  useEffect(() => {
    if (isInConflict) void look()
  }, [isInConflict, look])
  // Save everything once all conflicts are resolved.
  useEffect(() => {
    if (!conflict?.theirs || conflict.fields.length > 0) return
    setConflict(null)
    autosave.change(savable(latest.current, base.current))
    void autosave.overwrite(conflict.theirs.revision)
  }, [conflict, autosave])

  // A move sets the application date; show it here without a conflict.
  useEffect(() => {
    if (opened.revision !== base.current.revision || opened.applied_on === base.current.applied_on) return
    const before = base.current
    base.current = { ...before, applied_on: opened.applied_on }
    adopt(before, base.current)
  }, [opened, adopt])

  const retry = useCallback(() => {
    if (!isInConflict) void autosave.flush()
    // Keep a conflict that is already being asked about.
    else if (!conflict) void look()
  }, [isInConflict, conflict, look, autosave])
  useWindowEvent('online', retry)

  /** The card was deleted elsewhere: creates a new one from what is typed here. */
  async function addAgain(): Promise<void> {
    try {
      const { column_id, position } = base.current
      const changes = toChanges(savable(latest.current, base.current), base.current)
      const card = await adding.mutateAsync({ ...changes, column_id, position })
      base.current = card
      setConflict(null)
      await autosave.overwrite(card.revision)
    } catch (error) {
      toast.error(error)
    }
  }

  /** Saves pending changes and marks invalid fields; true if nothing is left. */
  async function finish(): Promise<boolean> {
    const isRight = !validate().hasErrors
    await autosave.flush()
    return isSafe(autosave.get().status) && isRight
  }

  return {
    state,
    isWrong: Object.keys(form.errors).length > 0,
    hasUnsaved: !isSafe(state.status) || Object.keys(objectionsTo(values)).length > 0,
    retry,
    finish,
    addAgain,
    conflict,
    setConflict,
    isAdding: adding.isPending,
  }
}

export type CardSaver = ReturnType<typeof useCardSaver>
