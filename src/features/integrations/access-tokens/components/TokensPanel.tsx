import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import { tokensQuery } from '../api/get-tokens.ts'
import type { TokenOwner } from '../model.ts'
import { CreateTokenForm } from './CreateTokenForm.tsx'
import { TokenRow } from './TokenRow.tsx'

/** The tokens of an organization, or a person's own: create, list and revoke. */
export function TokensPanel({ owner }: { owner: TokenOwner }) {
  const { t } = useTranslation('accessTokens')
  const [isOpen, { open, close }] = useDisclosure()
  const query = useQuery(tokensQuery(owner))
  const { data } = query
  if (!data) return <LoadState query={query} />
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
      {t('create.button')}
    </Button>
  )
  return (
    <Stack gap="lg" maw={860}>
      {data.tokens.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} action={create} />
      ) : (
        <>
          <Group justify="space-between">
            <Text c="dimmed">{t('keepSecret')}</Text>
            {create}
          </Group>
          <Section title={t('list')}>
            <ul className={rows.list}>
              {data.tokens.map((token) => (
                <TokenRow key={token.id} owner={owner} token={token} />
              ))}
            </ul>
          </Section>
        </>
      )}
      <Text size="sm">
        <Anchor component={Link} to={paths.developers}>
          {t('documentation')}
        </Anchor>
      </Text>
      <Dialog opened={isOpen} onClose={close} title={t('create.title')} size="lg">
        <CreateTokenForm owner={owner} scopes={data.scopes} onDone={close} />
      </Dialog>
    </Stack>
  )
}
