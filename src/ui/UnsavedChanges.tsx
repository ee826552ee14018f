import { Button, Group, Text } from '@mantine/core'
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
  question: string
  stay: string
  leave: string
}

/** Asks before a page with unsaved changes is left, by a link, the back button or the closing of the tab. */
export function UnsavedChanges({ isDirty, param, onLeave, question, stay, leave }: Props) {
  const placeOf = ({ pathname, search }: Location) =>
    param ? `${pathname}?${new URLSearchParams(search).get(param)}` : pathname
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  const isBlocked = blocker.state === 'blocked'
  const [isAsking, setAsking] = useState(false)
  const leaving = useRef({ blocker, onLeave })
  leaving.current = { blocker, onLeave }
  useEffect(() => {
    setAsking(isBlocked && !leaving.current.onLeave)
    if (!isBlocked || !leaving.current.onLeave) return
    let isCurrent = true
    void leaving.current.onLeave().then((isSaved) => {
      if (!isCurrent) return
      if (isSaved) leaving.current.blocker.proceed?.()
      else setAsking(true)
    })
    return () => {
      isCurrent = false
    }
  }, [isBlocked])
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })
  return (
    <Dialog opened={isBlocked && isAsking} onClose={() => blocker.reset?.()} withCloseButton={false}>
      <Text mb="md">{question}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {stay}
        </Button>
      </Group>
    </Dialog>
  )
}
