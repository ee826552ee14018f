import { Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { Form } from '../../../../../ui/Form.tsx'
import { LoadState } from '../../../../../ui/LoadState.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { type ListedVersion, useDeleteVersion, useKeepVersion, versionsQuery } from '../../api/versions.ts'
import type { Letter } from '../../rules/letter/letter.ts'
import classes from '../Booster.module.css'
import { DeleteButton } from '../DeleteButton.tsx'
import { VersionDialog } from './VersionDialog.tsx'

interface Props {
  letterId: string
  letter: Letter
  onRestore: (letter: Letter) => void
}

/** Saved states of the letter to return to. */
export function LetterVersions({ letterId, letter, onRestore }: Props) {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const query = useQuery(versionsQuery(id, letterId))
  const { data: versions } = query
  const keep = useKeepVersion(letterId)
  const remove = useDeleteVersion(letterId)
  const [label, setLabel] = useState('')
  const [open, setOpen] = useState<ListedVersion>()
  const nameOf = (version: ListedVersion) =>
    version.label || t('letters.versionOf', { date: formatDate(version.created_at) })

  function submit(event: FormEvent): void {
    event.preventDefault()
    keep.mutate(
      { letter, label: label.trim() },
      {
        onSuccess: () => {
          setLabel('')
          toast.success({ title: t('letters.versionKept') })
        },
      },
    )
  }

  /** Saves the current text first, so restoring loses nothing. */
  function restore(version: ListedVersion, kept: Letter): void {
    keep.mutate(
      { letter, label: t('letters.beforeRestore', { version: nameOf(version) }).slice(0, 80) },
      {
        onSuccess: () => {
          onRestore(kept)
          setOpen(undefined)
          toast.success({ title: t('letters.restored') })
        },
      },
    )
  }

  return (
    <Card padding="lg" component="section" aria-labelledby="letter-versions">
      <Stack gap="sm">
        <Title order={2} id="letter-versions">
          {t('letters.versions')}
        </Title>
        <Form onSubmit={submit}>
          <Group gap="xs" align="flex-end">
            <TextInput
              flex="1 1 160px"
              label={t('letters.versionLabel')}
              maxLength={80}
              value={label}
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={keep.isPending}>
              {t('letters.keepVersion')}
            </Button>
          </Group>
        </Form>
        <LoadState query={query} skeleton={<Skeleton height={64} />} />
        {versions?.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('letters.noVersions')}
          </Text>
        )}
        <ul className={classes.rows}>
          {versions?.map((version) => (
            <li key={version.id}>
              <div>
                <Text fw={500}>{nameOf(version)}</Text>
                {version.label && (
                  <Text size="sm" c="dimmed">
                    {formatDate(version.created_at)}
                  </Text>
                )}
              </div>
              <Group gap={4} wrap="nowrap">
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={t('letters.compareNamed', { version: nameOf(version) })}
                  onClick={() => setOpen(version)}
                >
                  {t('letters.compare')}
                </Button>
                <DeleteButton
                  label={t('letters.deleteVersion', { version: nameOf(version) })}
                  question={t('letters.deleteVersionQuestion')}
                  onDelete={() => remove.mutate(version.id)}
                />
              </Group>
            </li>
          ))}
        </ul>
      </Stack>
      {open && (
        <VersionDialog
          id={open.id}
          name={nameOf(open)}
          letter={letter}
          isBusy={keep.isPending}
          onRestore={(kept) => restore(open, kept)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
