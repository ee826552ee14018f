import { Alert, Button, Card, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Setup } from '../../../features/administration/setup/api/answers.ts'
import { useNoteSetupAddress } from '../../../features/administration/setup/api/change-setup.ts'
import { addressProblem } from '../../../features/administration/setup/model.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'

export function AddressStep({ setup: { siteUrl } }: { setup: Setup }) {
  const { t } = useTranslation('setup')
  const note = useNoteSetupAddress()
  const seen = window.location.origin
  const problem = addressProblem(siteUrl, seen)
  return (
    <>
      <Card padding="lg">
        <Facts>
          <Fact label={t('steps.address.configured')}>{siteUrl ?? t('steps.address.unset')}</Fact>
          <Fact label={t('steps.address.seen')}>{seen}</Fact>
        </Facts>
      </Card>
      <Alert color={problem ? 'amber' : 'moss'}>{t(`steps.address.${problem ?? 'fine'}`)}</Alert>
      <Group>
        <Button loading={note.isPending} onClick={() => note.mutate(seen)}>
          {t('steps.address.check')}
        </Button>
      </Group>
    </>
  )
}
