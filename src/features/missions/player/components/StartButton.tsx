import { Button, type ButtonProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useStartMission } from '../api/start-mission.ts'
import type { StartTerms } from './StartDialog.tsx'

const StartDialog = lazy(async () => ({ default: (await import('./StartDialog.tsx')).StartDialog }))

interface Props extends ButtonProps {
  missionId: string
  terms: StartTerms
}

/** Starts a mission, after saying what it involves. */
export function StartButton({ missionId, terms, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const start = useStartMission()
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <StartDialog
            terms={terms}
            start={start}
            missionId={missionId}
            onClose={() => {
              start.reset()
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
