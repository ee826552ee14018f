import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import type { EmailDomain } from '../api/answers.ts'
import { useClaimDomain } from '../api/change-single-sign-on.ts'
import { DomainRow } from './DomainRow.tsx'

interface Props {
  organization: string
  domains: EmailDomain[]
}

/** The domains of the organization's email addresses, and their proof. */
export function DomainsSection({ organization, domains }: Props) {
  const { t } = useTranslation('singleSignOn')
  const [typed, setTyped] = useState('')
  const claim = useClaimDomain(organization, () => setTyped(''))
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim()) claim.mutate(typed.trim())
  }
  return (
    <Section title={t('domains.title')} hint={t('domains.hint')}>
      {domains.length > 0 && (
        <ul className={rows.list}>
          {domains.map((domain) => (
            <DomainRow key={domain.id} organization={organization} domain={domain} />
          ))}
        </ul>
      )}
      <Form onSubmit={submit}>
        <Group gap="sm" align="flex-end">
          <TextInput
            label={t('domains.label')}
            placeholder="example.com"
            autoComplete="off"
            maxLength={253}
            flex="1 1 240px"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={claim.isPending}>
            {t('domains.claim')}
          </Button>
        </Group>
      </Form>
      {claim.error ? (
        <Alert color="red" role="alert">
          {errorText(claim.error)}
        </Alert>
      ) : (
        domains.length === 0 && <Text c="dimmed">{t('domains.none')}</Text>
      )}
    </Section>
  )
}
