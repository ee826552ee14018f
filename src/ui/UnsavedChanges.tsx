import { Button, Group, getDefaultZIndex, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Dialog } from './Dialog.tsx'

interface Props {
  isDirty: boolean
  /** A search parameter that names what is edited: changing it also counts as leaving. */
  param?: string
  /**
   * Saves what can be saved; resolves to whether nothing is left. The question is asked only if something is.
   */
  onLeave?: () => Promise<boolean>
  /**
   * Called when the question opens or closes, for a surrounding drawer that must ignore the Esc that answers
   * it.
   */
  onAsking?: (isAsking: boolean) => void
  question: string
  stay: string
  leave: string
}

/** Asks before leaving a page with unsaved changes, by link, back button or closing the tab. */
export function UnsavedChanges({ isDirty, param, onLeave, onAsking, question, stay, leave }: Props) {
  const placeOf = ({ pathname, search }: Location) =>
    param ? `${pathname}?${new URLSearchParams(search).get(param)}` : pathname
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  /** Where the blocked navigation was going; a new object each time. */
  const stopped = blocker.state === 'blocked' ? blocker.location : undefined
  const [isAsking, setAsking] = useState(false)
  const leaving = useRef({ blocker, onLeave, onAsking })
  leaving.current = { blocker, onLeave, onAsking }
  useEffect(() => {
    setAsking(stopped !== undefined && !leaving.current.onLeave)
    if (!stopped || !leaving.current.onLeave) return
    let isCurrent = true
    void leaving.current.onLeave().then((isSaved) => {
      if (!isCurrent) return
      if (isSaved) leaving.current.blocker.proceed?.()
      else setAsking(true)
    })
    return () => {
      isCurrent = false
    }
    // The router reports late that it is no longer blocked: a navigation blocked again in the meantime asks
    // again.
  }, [stopped])
  const isOpen = stopped !== undefined && isAsking
  useEffect(() => leaving.current.onAsking?.(isOpen), [isOpen])
  // Close immediately, before the router reports: the next click isn't meant for the question.
  const answer = (act: 'reset' | 'proceed') => {
    setAsking(false)
    blocker[act]?.()
  }
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })
  return (
    // Above a dialog that was opened later than this was drawn, which would cover it.
    <Dialog
      opened={isOpen}
      onClose={() => answer('reset')}
      withCloseButton={false}
      zIndex={getDefaultZIndex('modal') + 1}
    >
      <Text mb="md">{question}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer('proceed')}>
          {leave}
        </Button>
        <Button onClick={() => answer('reset')} data-autofocus>
          {stay}
        </Button>
      </Group>
    </Dialog>
  )
}
