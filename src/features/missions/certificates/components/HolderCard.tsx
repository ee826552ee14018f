import { Alert, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core'
import { IconEyeEdit, IconLock } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '../api/answers.ts'
import { useSetVisibility } from '../api/set-visibility.ts'
import classes from './CertificatePage.module.css'

const EvidenceDialog = lazy(async () => ({ default: (await import('./EvidenceDialog.tsx')).EvidenceDialog }))

/** The holder's settings: who sees it, and what of the work. */
export function HolderCard({ certificate: { code, isPublic, revokedAt } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates')
  const visibility = useSetVisibility(code)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card padding="lg" component="section" className={classes.actions}>
      <Stack gap="md">
        <Title order={2}>{t('holder.title')}</Title>
        {!isPublic && (
          <Alert variant="light" color="gray" icon={<IconLock />}>
            {t('holder.private')}
          </Alert>
        )}
        <Switch
          label={t('actions.public')}
          description={t('holder.publicHint')}
          checked={isPublic}
          disabled={visibility.isPending}
          onChange={(event) => visibility.mutate(event.currentTarget.checked)}
        />
        {!revokedAt && (
          <Group gap="md">
            <Button
              variant="default"
              leftSection={<IconEyeEdit size={18} aria-hidden />}
              onClick={() => setChoosing(true)}
            >
              {t('holder.choose')}
            </Button>
            <Text size="sm" c="dimmed" flex="1 1 260px">
              {t('holder.chooseHint')}
            </Text>
          </Group>
        )}
      </Stack>
      {isChoosing && (
        <Suspense>
          <EvidenceDialog code={code} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
