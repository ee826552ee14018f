import { Button, Group, Stack } from '@mantine/core'
import { IconEyeCog } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf } from '../../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { networkQuery } from '../api/get-network.ts'
import { ownLists } from '../model.ts'
import { FindPeople } from './FindPeople.tsx'
import { HiddenNotice } from './HiddenNotice.tsx'
import { ListLinks } from './ListLinks.tsx'
import { OwnPeople } from './OwnPeople.tsx'

const views = { show: oneOf(ownLists) }

const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }))

/** People to find, and people the candidate knows. */
export function PeopleView() {
  const { t } = useTranslation('network')
  const { id } = useSignedIn()
  const { show } = useUrlState(views).values
  const [isChoosing, setChoosing] = useState(false)
  const query = useQuery(networkQuery(id))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={3} />} />
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="md">
        <ListLinks network={data} current={show} />
        <Button
          variant="default"
          leftSection={<IconEyeCog size={18} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t('settings.open')}
        </Button>
      </Group>
      <HiddenNotice visibility={data.visibility} />
      {show ? <OwnPeople key={show} list={show} /> : <FindPeople network={data} />}
      <Suspense>
        {isChoosing && <SettingsDialog network={data} onClose={() => setChoosing(false)} />}
      </Suspense>
    </Stack>
  )
}
