import { Button, type ButtonProps } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../toast.ts'
import type { PdfDocument } from './draw-pdf.ts'

interface Props extends ButtonProps {
  label: string
  /** Without its ending. */
  fileName: string
  /** Fetches the code and the rows of the document when they are asked for. */
  draw: () => Promise<PdfDocument>
}

/** The code that sets documents is large: it is fetched by the press. */
export function PdfButton({ label, fileName, draw, ...looks }: Props) {
  const save = useMutation({
    mutationFn: async () => {
      const [{ savePdf }, document] = await Promise.all([import('./save-pdf.ts'), draw()])
      await savePdf(fileName, document)
    },
    onError: toast.error,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      {...looks}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  )
}
