import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import classes from './BackLink.module.css'

export interface Back {
  to: string
  label: string
  /** Leads to the page before, such as a search with its filters; to the address for those who had none. */
  isToPageBefore?: boolean
}

/** The way to where a page belongs: always above its title, on the same edge. */
export function BackLink({ to, label, isToPageBefore }: Back) {
  const navigate = useNavigate()
  return (
    <Anchor
      component={Link}
      to={to}
      className={classes.link}
      onClick={(event) => {
        if (!isToPageBefore || !(history.state?.idx > 0)) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <IconArrowLeft size={16} aria-hidden />
      {label}
    </Anchor>
  )
}
