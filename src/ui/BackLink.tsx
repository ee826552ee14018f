import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './BackLink.module.css'

export interface Back {
  to: string
  label: string
}

/** The way to where a page belongs: always above its title, on the same edge. */
export function BackLink({ to, label }: Back) {
  return (
    <Anchor component={Link} to={to} className={classes.link}>
      <IconArrowLeft size={16} aria-hidden />
      {label}
    </Anchor>
  )
}
