import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type ShareKind, shareKinds } from '../model.ts'

interface Props {
  shares: ShareKind[]
  isDisabled?: boolean
  onChange: (shares: ShareKind[]) => void
}

/** What a school may see, section by section. */
export function SharingChoice({ shares, isDisabled = false, onChange }: Props) {
  const { t } = useTranslation('students')
  return (
    <Checkbox.Group
      label={t('sharing.label')}
      description={t('sharing.hint')}
      value={shares}
      onChange={(values) => onChange(shareKinds.filter((kind) => values.includes(kind)))}
    >
      <Stack gap="sm" mt="sm">
        {shareKinds.map((kind) => (
          <Checkbox
            key={kind}
            value={kind}
            disabled={isDisabled}
            label={t(`shares.${kind}.name`)}
            description={t(`shares.${kind}.means`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
