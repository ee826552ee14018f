import { Checkbox, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Network, NetworkSettings } from '../api/answers.ts'
import { useSaveSettings } from '../api/save-settings.ts'
import { circles, type Ground, grounds } from '../model.ts'
import { HiddenNotice } from './HiddenNotice.tsx'

/** Who may find the person and send requests, and what may be given as a reason. */
export function SettingsDialog({ network, onClose }: { network: Network; onClose: () => void }) {
  const { t } = useTranslation('network')
  const [settings, setSettings] = useState(network.settings)
  const save = useSaveSettings(() => {
    toast.success({ title: t('said.settings') })
    onClose()
  })
  const set = (changes: Partial<NetworkSettings>) => setSettings({ ...settings, ...changes })
  const submit = () => save.mutate(settings)
  const circle = (name: 'foundBy' | 'askedBy') => (
    <Radio.Group
      label={t(`settings.${name}`)}
      value={settings[name]}
      onChange={(value) => set({ [name]: value as NetworkSettings[typeof name] })}
    >
      <Stack gap="xs" mt={6}>
        {circles.map((value) => (
          <Radio key={value} value={value} label={t(`settings.circles.${value}`)} />
        ))}
      </Stack>
    </Radio.Group>
  )
  return (
    <FormDialog
      title={t('settings.title')}
      size="lg"
      action={t('settings.save')}
      change={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <HiddenNotice visibility={network.visibility} />
      {circle('foundBy')}
      {circle('askedBy')}
      <Checkbox.Group
        label={t('settings.common')}
        description={t('settings.commonHint')}
        value={settings.common}
        onChange={(common) => set({ common: common as Ground[] })}
      >
        <Stack gap="xs" mt="xs">
          {grounds.map((value) => (
            <Checkbox key={value} value={value} label={t(`settings.grounds.${value}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  )
}
