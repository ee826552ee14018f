import { NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useAct } from '../api/act.ts'
import type { Dossier, MemberRole } from '../api/answers.ts'
import { requestsQuery } from '../api/get-requests.ts'

interface Props {
  dossier: Dossier
  isOpen: boolean
  onClose: () => void
}

/** Owners of the merged organization don't become owners of the remaining one unless chosen. */
const rolesOf = (kind: Dossier['kind']): MemberRole[] =>
  kind === 'academia' ? ['teacher', 'adviser', 'owner'] : ['recruiter', 'reviewer', 'owner']

/** Picks the organization to keep: likely duplicates first, then search results. */
export function MergeDialog({ dossier: { id, name, kind, duplicates }, isOpen, onClose }: Props) {
  const { t } = useTranslation(['approvals', 'team'])
  const navigate = useNavigate()
  const path = useAreaPath()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [target, setTarget] = useState('')
  const [role, setRole] = useState<MemberRole>(rolesOf(kind)[0]!)
  const found = useQuery({
    ...requestsQuery({ search, show: 'approved', page: 0 }),
    enabled: isOpen && search !== '',
  })
  const offered = search === '' ? duplicates : (found.data ?? [])
  const choices = offered.filter((one) => one.kind === kind && one.status === 'approved' && one.id !== id)
  const chosen = choices.find((one) => one.id === target)
  const merge = useAct('merge_organizations', () => {
    toast.success({ title: t('merge.done', { name, into: chosen!.name }) })
    navigate(path(`/companies/${target}`))
  })
  return (
    <ReasonDialog
      opened={isOpen}
      onClose={onClose}
      title={t('merge.dialog', { name })}
      label={t('reason')}
      hint={t('merge.hint')}
      action={t('merge.send')}
      isHarmful
      change={merge}
      isReady={Boolean(chosen)}
      onSubmit={(reason) => merge.mutate({ source_id: id, target_id: target, reason, owners_become: role })}
    >
      <TextInput
        type="search"
        label={t('merge.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {choices.length === 0 ? (
        <Text c="dimmed">{t(search === '' ? 'merge.choose' : 'merge.none')}</Text>
      ) : (
        <Radio.Group label={t('merge.into')} value={target} onChange={setTarget}>
          <Stack gap="xs" mt="xs">
            {choices.map((one) => (
              <Radio key={one.id} value={one.id} label={one.name} description={one.website ?? one.siret} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <NativeSelect
        label={t('merge.become', { name })}
        value={role}
        data={rolesOf(kind).map((value) => ({ value, label: t(`team:roles.${value}.name`) }))}
        onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
      />
      <NoEmailNotice concerns="others" />
    </ReasonDialog>
  )
}
