import { Kbd, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavigationEntry } from '../../ui/navigation.ts'
import classes from './SearchButton.module.css'

const Search = lazy(async () => ({ default: (await import('./Search.tsx')).Search }))

/** Opens the search, as Ctrl-K does from anywhere. Its code comes with the first time. */
export function SearchButton({ navigation }: { navigation: Promise<NavigationEntry[]> }) {
  const { t } = useTranslation('shell')
  const [opened, setOpened] = useState(0)
  const open = () => setOpened((times) => times + 1)
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <UnstyledButton className={classes.button} onClick={open} aria-label={t('search.label')}>
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <span className={classes.words}>{t('search.label')}</span>
        <Kbd className={classes.words}>Ctrl K</Kbd>
      </UnstyledButton>
      {opened > 0 && (
        <Suspense>
          <Search navigation={navigation} opened={opened} />
        </Suspense>
      )}
    </>
  )
}
