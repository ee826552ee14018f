import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import classes from './BackLink.module.css'

export interface Back {
  to: string
  label: string
  /** Goes back to the previous page, such as a search with its filters; to the address if there is none. */
  isToPageBefore?: boolean
}

/** A link to the parent page: always above the title, on the same edge. */
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
