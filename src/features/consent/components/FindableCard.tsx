import { Alert, Card, List, Stack, Switch, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSetMyDiscovery } from '../../matching/api/my-discovery.ts'
import { useAreaPath } from '../../session/area-base.ts'
import type { Consent } from '../model.ts'

/** The one switch, and what it means. */
export function FindableCard({ consent }: { consent: Consent }) {
  const { t } = useTranslation('consent')
  const path = useAreaPath()
  const { isFindable, hidden, visibility } = consent
  const save = useSetMyDiscovery()
  const set = (wanted: boolean) =>
    save.mutate(
      { isFindable: wanted, hidden },
      { onSuccess: () => toast.success({ title: t(wanted ? 'findable.saved.on' : 'findable.saved.off') }) },
    )
  const isPrivate = visibility === 'private'
  const shown = save.isPending ? save.variables.isFindable : isFindable
  return (
    <Card component="section" padding="lg">
      <Stack gap="md">
        <Title order={2} fz="lg">
          {t('findable.title')}
        </Title>
        <Switch
          size="md"
          label={t('findable.switch')}
          checked={shown}
          disabled={isPrivate && !isFindable}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <List spacing={6}>
          <List.Item>{t(shown ? 'findable.on' : 'findable.off')}</List.Item>
          {shown && <List.Item>{t('findable.contact')}</List.Item>}
        </List>
        {isPrivate && (
          <Alert color="indigo" variant="light" icon={<IconInfoCircle />}>
            <Stack gap="sm" align="flex-start">
              {t('findable.page')}
              <LinkButton to={path('/profile')} variant="default">
                {t('findable.toPage')}
              </LinkButton>
            </Stack>
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
