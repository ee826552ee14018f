import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconArrowMerge, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface Props {
  name: string
  isRetired: boolean
  onEdit: () => void
  onRetire: () => void
  onMerge?: () => void
}

export function RowActions({ name, isRetired, onEdit, onRetire, onMerge }: Props) {
  const { t } = useTranslation('referenceData')
  const actions = [
    { label: t('edit', { name }), hint: t('editShort'), icon: IconPencil, act: onEdit },
    ...(onMerge
      ? [{ label: t('merge.of', { name }), hint: t('merge.short'), icon: IconArrowMerge, act: onMerge }]
      : []),
    isRetired
      ? {
          label: t('retire.back', { name }),
          hint: t('retire.backShort'),
          icon: IconArchiveOff,
          act: onRetire,
        }
      : { label: t('retire.of', { name }), hint: t('retire.short'), icon: IconArchive, act: onRetire },
  ]
  return (
    <Group gap={4} wrap="nowrap">
      {actions.map(({ label, hint, icon: Icon, act }) => (
        <Tooltip key={hint} label={hint}>
          <ActionIcon variant="subtle" size="lg" aria-label={label} onClick={act}>
            <Icon size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  )
}
