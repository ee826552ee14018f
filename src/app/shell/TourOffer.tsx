import { Alert, Button, Group, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { tourEvent } from '../../features/account/tour/start-tour.ts'
import { profileQuery } from '../../features/core/session/api/get-profile.ts'
import { updateProfile } from '../../features/core/session/api/update-profile.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import { toast } from '../../ui/toast.ts'

const Tour = lazy(async () => ({
  default: (await import('../../features/account/tour/components/Tour.tsx')).Tour,
}))

/** People who have been here longer know their way. */
const offeredFor = 14 * 24 * 3600_000

/** Offers new accounts a tour once, on the area's home. It stays available from search and the account menu. */
export function TourOffer({ area }: { area: AppRole | undefined }) {
  const { t } = useTranslation('shell')
  const { id, profile } = useSignedIn()
  const queries = useQueryClient()
  const home = useAreaPath()('/')
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useWindowEvent(tourEvent, () => setOpen(true))
  if (!area || !profile) return null
  const isNew = !profile.tours_seen.includes(area)
  const isOffered = isNew && Date.now() - Date.parse(profile.created_at) < offeredFor

  function remember(): void {
    setOpen(false)
    if (!isNew || !area || !profile) return
    const tours_seen = [...profile.tours_seen, area]
    queries.setQueryData(profileQuery(id).queryKey, (kept) => kept && { ...kept, tours_seen })
    updateProfile(id, { tours_seen }).catch(toast.error)
  }

  return (
    <>
      {isOffered && pathname === home && (
        <Alert color="violet" variant="light" mb="lg">
          <Group justify="space-between" gap="sm">
            <Text>{t('tour.offer')}</Text>
            <Group gap="xs">
              <Button size="sm" variant="default" onClick={() => setOpen(true)}>
                {t('tour.start')}
              </Button>
              <Button size="sm" variant="subtle" onClick={remember}>
                {t('tour.skip')}
              </Button>
            </Group>
          </Group>
        </Alert>
      )}
      {isOpen && (
        <Suspense>
          <Tour area={area} onClose={remember} />
        </Suspense>
      )}
    </>
  )
}
