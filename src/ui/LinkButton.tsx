import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

/** A link styled as a button: it can be opened in a new tab, and is announced as a link. */
export function LinkButton({
  children,
  ...props
}: ButtonProps & Omit<LinkProps, 'color' | 'style'> & { children: ReactNode }) {
  return (
    <Button component={Link} {...props}>
      {children}
    </Button>
  )
}
