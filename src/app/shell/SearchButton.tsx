import { Kbd, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchButtonId } from '../../features/account/tour/start-tour.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'
import classes from './SearchButton.module.css'
import { useTypeAhead } from './use-type-ahead.ts'

const Search = lazy(async () => ({ default: (await import('./Search.tsx')).Search }))

interface Props {
  area: AppRole | undefined
  navigation: Promise<NavigationEntry[]>
}

/** Opens the search, as Ctrl-K does anywhere. Its code loads on first use. */
export function SearchButton({ area, navigation }: Props) {
  const { t } = useTranslation('shell')
  const [opened, setOpened] = useState(0)
  const { listen, take } = useTypeAhead()
  const open = () => {
    listen()
    setOpened((times) => times + 1)
  }
  // A slash also opens it, except while typing in a field.
  useHotkeys([['mod+K', open]], [])
  useHotkeys([['/', open]])
  return (
    <>
      <UnstyledButton
        id={searchButtonId}
        className={classes.button}
        onClick={open}
        aria-label={t('search.label')}
      >
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <span className={classes.words}>{t('search.label')}</span>
        <Kbd className={classes.words}>Ctrl K</Kbd>
      </UnstyledButton>
      {opened > 0 && (
        <Suspense>
          <Search area={area} navigation={navigation} opened={opened} takeTyped={take} />
        </Suspense>
      )}
    </>
  )
}
