import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { LanguageSwitch } from '../../../ui/LanguageSwitch.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { ThemeSwitch } from '../../../ui/ThemeSwitch.tsx'
import classes from './CertificatePage.module.css'

/** Pages that anyone opens without an account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.public}>
      <header className={classes.bar}>
        <Link to={paths.home}>
          <Logo />
        </Link>
        <Group gap={4}>
          <LanguageSwitch />
          <ThemeSwitch />
        </Group>
      </header>
      <main>{children}</main>
    </div>
  )
}
