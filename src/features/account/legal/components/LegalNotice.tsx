import { Anchor, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import type { Operator } from '../api/answers.ts'
import { OperatorHint } from './OperatorHint.tsx'

/** Who publishes and hosts the platform; leaves out most of what the operator hasn't provided. */
export function LegalNotice({ operator }: { operator: Operator }) {
  const { t } = useTranslation('legal')
  const { name, address, email, director, host } = operator
  return (
    <Stack gap="lg">
      <Title order={1}>{t('notice.title')}</Title>
      <OperatorHint operator={operator} />
      <Part title={t('notice.publisher')}>
        <Text fw={name ? 550 : undefined}>{name || t('operator.missing')}</Text>
        <Text style={{ whiteSpace: 'pre-line' }}>{address}</Text>
      </Part>
      {director && <Part title={t('operator.director')}>{director}</Part>}
      <Part title={t('notice.contact')}>
        {email && (
          <Text>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Text>
        )}
        <Anchor component={Link} to={paths.contact}>
          {t('operator.contact')}
        </Anchor>
      </Part>
      {host && (
        <Part title={t('operator.host')}>
          <Text style={{ whiteSpace: 'pre-line' }}>{host}</Text>
        </Part>
      )}
      <Part title={t('notice.rights')}>
        <Trans
          t={t}
          i18nKey="notice.rightsText"
          components={{
            privacy: <Anchor component={Link} to={paths.privacy} />,
            terms: <Anchor component={Link} to={paths.terms} />,
          }}
        />
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} fz="lg" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  )
}
