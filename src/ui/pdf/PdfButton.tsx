import { Button, type ButtonProps } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../toast.ts'
import type { PdfDocument } from './draw-pdf.ts'

interface Props extends ButtonProps {
  label: string
  /** Without its extension. */
  fileName: string
  /** Loads the document's code and data on demand. */
  draw: () => Promise<PdfDocument>
}

/** The PDF code is large, so it loads on click. */
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
