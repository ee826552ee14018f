import { Card, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isSwitchedOn } from '../lib/platform.ts'
import classes from './LinkList.module.css'
import type { NavigationEntry } from './navigation.ts'
import { usePlatform } from './use-platform.ts'

interface Props {
  title: string
  entries: NavigationEntry[]
  path: (page: string) => string
}

/** A card of links, each with its icon. */
export function LinkList({ title, entries, path }: Props) {
  const { t } = useTranslation('shell')
  const platform = usePlatform()
  const open = entries.filter(({ to }) => isSwitchedOn(to, platform))
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {title}
        </Title>
        <ul className={classes.list}>
          {open.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={path(to)}>
                <Icon size={20} stroke={1.6} aria-hidden />
                {t(`nav.${label}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
