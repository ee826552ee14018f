import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast.ts'
import { getCard } from './api/get-card.ts'
import { useAddCard, useSaveCard } from './api/save-card.ts'
import { type CardFields, changesOf, toChanges, toFields } from './form.ts'
import { type Field, mergeCards } from './merge.ts'
import type { CardChanges, WholeCard } from './model.ts'

export interface Conflict {
  /** What another window saved; null where it deleted the card. */
  theirs: CardChanges | null
  fields: Field[]
}

/**
 * Saves a card upon the revision it was opened with. Where another window was faster, what does not contradict is
 * brought together by itself; for the rest the person is asked, and nothing that was typed is lost.
 */
export function useCardSaver(userId: string, opened: WholeCard, form: UseFormReturnType<CardFields>) {
  const { t } = useTranslation('applications')
  const saving = useSaveCard(userId)
  const adding = useAddCard(userId)
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function settle(card: WholeCard): void {
    setBase(card)
    setConflict(null)
    form.setInitialValues(toFields(card))
    form.setValues(toFields(card))
    form.resetDirty(toFields(card))
    toast.success({ title: t('card.saved') })
  }

  async function save(): Promise<void> {
    const mine = toChanges(form.getValues(), base)
    try {
      const saved = await saving.mutateAsync({ cardId: base.id, revision: base.revision, changes: mine })
      if (saved) return settle(saved)
      const current = await getCard(base.id)
      if (!current) return setConflict({ theirs: null, fields: [] })
      await merge(mine, current.card)
    } catch (error) {
      toast.error(error)
    }
  }

  async function merge(mine: CardChanges, current: WholeCard): Promise<void> {
    const { values, conflicts } = mergeCards(changesOf(base), mine, changesOf(current))
    if (conflicts.length === 0) {
      const revision = current.revision
      const saved = await saving.mutateAsync({ cardId: current.id, revision, changes: values })
      if (saved) return settle(saved)
    }
    setBase(current)
    form.setValues(toFields(values))
    setConflict({ theirs: changesOf(current), fields: conflicts })
  }

  /** The card was deleted elsewhere: what is typed here makes a new one. */
  async function addAgain(): Promise<void> {
    try {
      const { column_id, position } = base
      const card = await adding.mutateAsync({ ...toChanges(form.getValues(), base), column_id, position })
      settle(card)
    } catch (error) {
      toast.error(error)
    }
  }

  return { save, addAgain, conflict, setConflict, isSaving: saving.isPending || adding.isPending }
}

export type CardSaver = ReturnType<typeof useCardSaver>
