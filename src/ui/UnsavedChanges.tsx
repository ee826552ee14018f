import { Button, Group, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type Location, useBlocker } from 'react-router'
import { Dialog } from './Dialog.tsx'

interface Props {
  isDirty: boolean
  /** A part of the address that names what is edited: leaving it for another one is leaving, too. */
  param?: string
  question: string
  stay: string
  leave: string
}

/** Asks before a page with unsaved changes is left, by a link, the back button or the closing of the tab. */
export function UnsavedChanges({ isDirty, param, question, stay, leave }: Props) {
  const placeOf = ({ pathname, search }: Location) =>
    param ? `${pathname}?${new URLSearchParams(search).get(param)}` : pathname
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })
  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} withCloseButton={false}>
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
