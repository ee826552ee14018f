import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { signOnQuery, useConfirmDomain, useLiftSignOn } from '../api/sign-on.ts'

/** The domains an organization claims, to confirm by hand, and a way out when its identity provider is broken. */
export function SignOnReview({ organization }: { organization: string }) {
  const { t } = useTranslation('singleSignOn')
  const query = useQuery(signOnQuery(organization))
  const [asked, setAsked] = useState<{ id: string; domain: string } | 'lift'>()
  const close = () => setAsked(undefined)
  const domain = typeof asked === 'object' ? asked : undefined
  const confirm = useConfirmDomain(organization, () => {
    toast.success({ title: t('admin.confirmed', { domain: domain?.domain }) })
    close()
  })
  const lift = useLiftSignOn(organization, close)
  const { data } = query
  if (!data) return <LoadState query={query} />
  return (
    <Section title={t('admin.title')} hint={t('admin.hint')}>
      {data.domains.length === 0 && <Text c="dimmed">{t('admin.none')}</Text>}
      <ul className={rows.list}>
        {data.domains.map((one) => (
          <li key={one.id} className={rows.row}>
            <Text>
              {one.domain} · {t(one.verifiedAt ? 'domains.verified' : 'domains.unverified')}
            </Text>
            {!one.verifiedAt && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('admin.confirm', { domain: one.domain })}
                onClick={() => setAsked(one)}
              >
                {t('admin.confirmAction')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.connection?.isRequired && (
        <Alert color="amber">
          <Group justify="space-between">
            {t('admin.required')}
            <Button variant="default" onClick={() => setAsked('lift')}>
              {t('admin.lift')}
            </Button>
          </Group>
        </Alert>
      )}
      <ReasonDialog
        opened={domain !== undefined}
        title={t('admin.confirm', { domain: domain?.domain ?? '' })}
        label={t('admin.reason')}
        action={t('admin.confirmAction')}
        change={confirm}
        onSubmit={(reason) => domain && confirm.mutate({ domain_id: domain.id, reason })}
        onClose={close}
      />
      <ReasonDialog
        opened={asked === 'lift'}
        title={t('admin.lift')}
        label={t('admin.liftReason')}
        action={t('admin.lift')}
        change={lift}
        onSubmit={(reason) => lift.mutate(reason)}
        onClose={close}
      />
    </Section>
  )
}
