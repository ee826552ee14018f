import { createContext, useContext, useEffect, useMemo, useReducer, useState } from 'react'
import { oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { followTexts } from '../missions/languages.ts'
import type { MissionContent, Step } from '../missions/model.ts'
import { missionProblems, type Problem } from '../missions/problems.ts'
import { Attachments, attachFile } from './model/attachments.ts'
import { type History, type HistoryAction, historyReducer, startHistory } from './model/history.ts'

export const editorTabs = ['steps', 'facts', 'rubric', 'notes', 'map', 'languages', 'publish'] as const
export type EditorTab = (typeof editorTabs)[number]
const place = { tab: oneOf(editorTabs, 'steps'), step: text(), field: text() }

/** A tab of the editor, a step in it, and the field to focus. */
export interface Place {
  tab: EditorTab
  step?: string
  field?: string
}

export interface Editor {
  content: MissionContent
  problems: Problem[]
  /** `what` names what is changed, so that typing is undone as a whole. */
  edit: (what: string, change: (content: MissionContent) => MissionContent) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  attachments: Attachments
  tab: EditorTab
  step: Step | undefined
  field: string
  goTo: (place: Place) => void
}

const EditorContext = createContext<Editor | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor is for what stands inside the editor')
  return editor
}

/** Content with its history; the current place is kept in the address. */
export function useEditing(stored: MissionContent, organizationId: string): Editor {
  const [history, dispatch] = useReducer(
    historyReducer as (now: History<MissionContent>, action: HistoryAction<MissionContent>) => typeof now,
    stored,
    startHistory,
  )
  const [attachments] = useState(
    () =>
      new Attachments(organizationId, (stepId, file) =>
        dispatch({
          type: 'change',
          what: `attach:${file.path}`,
          at: Date.now(),
          change: (now) => attachFile(now, stepId, file),
        }),
      ),
  )
  const url = useUrlState(place)
  const { present: content, past, future } = history
  const problems = useMemo(() => missionProblems(content), [content])
  return {
    content,
    problems,
    edit: (what, change) =>
      dispatch({ type: 'change', what, at: Date.now(), change: (now) => followed(now, change(now)) }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    attachments,
    tab: url.values.tab,
    step: content.steps.find(({ id }) => id === url.values.step) ?? content.steps[0],
    field: url.values.field,
    goTo: ({ tab, step, field }) => url.set({ tab, step, field }),
  }
}

/** Translations follow the texts that were changed or moved; one that is being written is left alone. */
const followed = (before: MissionContent, after: MissionContent): MissionContent =>
  after !== before && after.translations === before.translations ? followTexts(after) : after

/** Focuses the field named in the address. */
export function useNamedField(): void {
  const { field, tab, step } = useEditor()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has its own field of the same name.
  useEffect(() => {
    if (field) document.getElementById(`field-${field}`)?.focus()
  }, [field, tab, step?.id])
}
