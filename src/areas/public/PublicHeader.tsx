import { Group } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import classes from './PublicHeader.module.css'

export function PublicHeader() {
  return (
    <header className={classes.header}>
      <Link to={paths.home} className={classes.home}>
        <Logo />
      </Link>
      <Group gap={4}>
        <LanguageSwitch />
        <ThemeSwitch />
      </Group>
    </header>
  )
}
