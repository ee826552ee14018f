import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { toast } from './toast.ts'

interface Props {
  /** Creates the file and saves it. */
  save: () => Promise<void>
  children: string
}

/** Saves a file that takes a moment to create. */
export function DownloadButton({ save, children }: Props) {
  const { isPending, mutate } = useMutation({ mutationFn: save, onError: toast.error })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  )
}
