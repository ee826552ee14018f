import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props extends ButtonProps {
  href: string
  target?: '_blank'
  rel?: string
  children: ReactNode
}

/** A link that reloads the page, styled as a button. */
export function AnchorButton({ children, ...props }: Props) {
  return (
    <Button component="a" {...props}>
      {children}
    </Button>
  )
}
