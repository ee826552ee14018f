import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { NavigationEntry } from '../../ui/navigation.ts'
import { Reveal } from '../../ui/Reveal.tsx'
import classes from './BottomBar.module.css'
import { useEntries, useEntry } from './use-entries.ts'

interface Props {
  navigation: Promise<NavigationEntry[]>
}

/** On phones, the main pages of an area within reach of the thumb. The menu has all of them. */
export function BottomBar({ navigation }: Props) {
  return (
    <Reveal skeleton={null}>
      <MainPages navigation={navigation} />
    </Reveal>
  )
}

function MainPages({ navigation }: Props) {
  const { t } = useTranslation('shell')
  const main = useEntries(navigation).filter(({ isMain }) => isMain)
  if (main.length === 0) return null
  return (
    <nav aria-label={t('mainPages')} className={classes.bar}>
      {main.map((entry) => (
        <MainPage key={entry.to} entry={entry} />
      ))}
    </nav>
  )
}

function MainPage({ entry }: { entry: NavigationEntry }) {
  const { t } = useTranslation('shell')
  const { address, isHere, count } = useEntry(entry)
  const { icon: Icon, label } = entry
  return (
    <Link to={address} aria-current={isHere ? 'page' : undefined} className={classes.link}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > 9 ? '9+' : count}
          </span>
        )}
      </span>
      {t(`nav.${label}`)}
      {count > 0 && <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>}
    </Link>
  )
}
