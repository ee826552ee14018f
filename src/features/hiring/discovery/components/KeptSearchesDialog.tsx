import { ActionIcon, Anchor, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { Loading } from '../../../../ui/Loading.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import {
  type SavedSearch,
  useRemoveSearch,
  useRestoreSearch,
  useSaveSearch,
  useTellOfSearch,
} from '../api/saved-searches.ts'
import { writeFilter } from '../search-filter.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import classes from './Search.module.css'

interface Props {
  search: CandidateSearch
  /** Undefined while loading. */
  kept: SavedSearch[] | undefined
  onClose: () => void
}

/** Saves the current search and lists saved ones: open, subscribe, delete. */
export function KeptSearchesDialog({ search, kept, onClose }: Props) {
  const { t } = useTranslation('discovery')
  const path = useAreaPath()
  const [name, setName] = useState('')
  const save = useSaveSearch()
  const tell = useTellOfSearch()
  const restore = useRestoreSearch()
  const remove = useRemoveSearch((one) =>
    toast.undoable({ title: t('kept.removed', { name: one.name }), onUndo: () => restore.mutate(one) }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { name: name.trim(), filter: search.filter, sort: search.sort },
      {
        onSuccess: () => {
          setName('')
          toast.success({ title: t('kept.saved'), message: t('kept.savedText') })
        },
      },
    )
  }
  return (
    <Dialog opened onClose={onClose} title={t('kept.title')} size="lg">
      <Stack gap="lg">
        <Form onSubmit={submit}>
          <Group align="flex-end" gap="sm">
            <TextInput
              style={{ flex: '1 1 220px' }}
              label={t('kept.name')}
              description={search.isFiltered ? undefined : t('kept.noFilter')}
              value={name}
              maxLength={80}
              required
              withAsterisk={false}
              onChange={(event) => setName(event.currentTarget.value)}
              data-autofocus
            />
            <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
              {t('kept.save')}
            </Button>
          </Group>
        </Form>
        {!kept && <Loading />}
        {kept?.length === 0 && <Text c="dimmed">{t('kept.none')}</Text>}
        {kept && kept.length > 0 && (
          <ul className={classes.kept}>
            {kept.map((one) => {
              const { id, name, filter, sort, is_told } = one
              return (
                <li key={id}>
                  <Anchor
                    component={Link}
                    to={`${path('/candidates')}?${writeFilter(filter, sort)}`}
                    onClick={onClose}
                  >
                    {name}
                  </Anchor>
                  <Switch
                    label={t('kept.tell')}
                    aria-label={t('kept.tellOf', { name })}
                    checked={is_told}
                    onChange={(event) => tell.mutate({ id, isTold: event.currentTarget.checked })}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('kept.remove', { name })}
                    onClick={() => remove.mutate(one)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </li>
              )
            })}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}
