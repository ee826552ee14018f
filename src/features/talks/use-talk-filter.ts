import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import { meetings } from './model.ts'

/** Filters, kept in the address. */
export function useTalkFilter() {
  const list = useListParams([])
  const [params] = useSearchParams()
  const topic = params.get('topic') ?? ''
  const language = /^[a-z]{2,3}$/.test(params.get('language') ?? '') ? params.get('language')! : ''
  const meeting = meetings.find((one) => one === params.get('meeting')) ?? ''
  return {
    ...list,
    topic,
    language,
    meeting,
    isFiltered: Boolean(list.search || topic || language || meeting),
  }
}

export type TalkFilterState = ReturnType<typeof useTalkFilter>
