import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { paths } from '../../../../lib/paths.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { ConfirmIdentity as Confirmation } from '../../../account/auth/components/ConfirmIdentity.tsx'
import type { Connection, Owner } from '../api/answers.ts'
import { disconnectSingleSignOn, requireSingleSignOn } from '../api/change-single-sign-on.ts'
import { singleSignOnKeys } from '../api/keys.ts'

const ConfirmIdentity = lazyPage<Parameters<typeof Confirmation>[0]>(
  async () => (await import('../../../account/auth/components/ConfirmIdentity.tsx')).ConfirmIdentity,
  'account',
  'auth',
)

interface Props {
  organization: string
  connection: Connection
  owners: Owner[]
}

type Act = 'require' | 'stop' | 'disconnect'

/** Try it, then require it, with one owner whose password keeps working. */
export function RequirementSection({ organization, connection, owners }: Props) {
  const { t } = useTranslation('singleSignOn')
  const queries = useQueryClient()
  const [act, setAct] = useState<Act>()
  const able = owners.filter(({ hasSecondFactor }) => hasSecondFactor)
  const [chosen, setChosen] = useState(connection.breakGlass ?? able[0]?.id ?? '')
  const close = () => setAct(undefined)
  async function perform(): Promise<void> {
    if (act === 'disconnect') await disconnectSingleSignOn(organization)
    else await requireSingleSignOn(organization, act === 'require' ? chosen : null)
    await queries.invalidateQueries({ queryKey: singleSignOnKeys.of(organization) })
  }
  const { isRequired, lastUsedAt } = connection
  const keeper = owners.find(({ id }) => id === connection.breakGlass)
  return (
    <Section title={t('requirement.title')} hint={t('requirement.hint')}>
      <CopyField
        label={t('requirement.test')}
        description={t('requirement.testHint')}
        value={`${location.origin}${paths.auth}`}
      />
      <Text size="sm" c="dimmed">
        {lastUsedAt ? t('requirement.used', { when: timeAgo(lastUsedAt) }) : t('requirement.untested')}
      </Text>
      {isRequired ? (
        <Alert color="moss">{t('requirement.isRequired', { name: keeper?.name ?? '' })}</Alert>
      ) : able.length > 0 ? (
        <NativeSelect
          label={t('requirement.breakGlass')}
          description={t('requirement.breakGlassHint')}
          data={able.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <Alert color="amber">{t('requirement.noOwner')}</Alert>
      )}
      <Group>
        {isRequired ? (
          <Button variant="default" onClick={() => setAct('stop')}>
            {t('requirement.stop')}
          </Button>
        ) : (
          <Button disabled={!lastUsedAt || !chosen} onClick={() => setAct('require')}>
            {t('requirement.require')}
          </Button>
        )}
        <Button variant="subtle" color="red" c="var(--danger-text)" onClick={() => setAct('disconnect')}>
          {t('requirement.disconnect')}
        </Button>
      </Group>
      <Dialog opened={act !== undefined} onClose={close} title={act ? t(`requirement.${act}`) : ''}>
        {act && (
          <>
            <Text mb="md">{t(`requirement.${act}Text`)}</Text>
            <Suspense fallback={<CardsSkeleton tiles={1} />}>
              <ConfirmIdentity
                action={t(`requirement.${act}`)}
                isHarmful={act === 'disconnect'}
                act={perform}
                onDone={close}
                onClose={close}
              />
            </Suspense>
          </>
        )}
      </Dialog>
    </Section>
  )
}
