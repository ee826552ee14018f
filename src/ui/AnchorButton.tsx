import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** A link to another page that is loaded anew, looking like a button. */
export function AnchorButton({ children, ...props }: ButtonProps & { href: string; children: ReactNode }) {
  return (
    <Button component="a" {...props}>
      {children}
    </Button>
  )
}
