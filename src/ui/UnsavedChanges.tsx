import { Button, Group, getDefaultZIndex, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Dialog } from './Dialog.tsx'

interface Props {
  isDirty: boolean
  /** A part of the address that names what is edited: leaving it for another one is leaving, too. */
  param?: string
  /** Saves what can be saved; whether nothing is left. Only where something is, the question is asked. */
  onLeave?: () => Promise<boolean>
  /** Told while it asks, for a drawer around it that must not hear the Esc that answers. */
  onAsking?: (isAsking: boolean) => void
  question: string
  stay: string
  leave: string
}

/** Asks before a page with unsaved changes is left, by a link, the back button or the closing of the tab. */
export function UnsavedChanges({ isDirty, param, onLeave, onAsking, question, stay, leave }: Props) {
  const placeOf = ({ pathname, search }: Location) =>
    param ? `${pathname}?${new URLSearchParams(search).get(param)}` : pathname
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  /** Where somebody wanted to go who is stopped; another one each time. */
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
    // The router tells late that it is no longer blocked: whoever is stopped again meanwhile is asked again.
  }, [stopped])
  const isOpen = stopped !== undefined && isAsking
  useEffect(() => leaving.current.onAsking?.(isOpen), [isOpen])
  // Closed at once, before the router has told: what is pressed next is not meant for the question.
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
