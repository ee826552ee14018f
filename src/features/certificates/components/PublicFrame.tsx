import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { LanguageSwitch } from '../../../ui/LanguageSwitch.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { ThemeSwitch } from '../../../ui/ThemeSwitch.tsx'
import classes from './CertificatePage.module.css'

/** Pages that anyone opens without an account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('certificates')
  return (
    <div className={classes.public}>
      {/* No header: the one of a dialog on top would be a second banner. */}
      <nav className={classes.bar} aria-label={t('site')}>
        <Link to={paths.home}>
          <Logo />
        </Link>
        <Group gap={4}>
          <LanguageSwitch />
          <ThemeSwitch />
        </Group>
      </nav>
      <main>{children}</main>
    </div>
  )
}
