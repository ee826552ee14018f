import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props extends ButtonProps {
  href: string
  target?: '_blank'
  rel?: string
  children: ReactNode
}

/** A link to another page that is loaded anew, looking like a button. */
export function AnchorButton({ children, ...props }: Props) {
  return (
    <Button component="a" {...props}>
      {children}
    </Button>
  )
}
