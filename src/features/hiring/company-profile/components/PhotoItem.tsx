import { ActionIcon, Group, Menu, Textarea } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconDots, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../../ui/MoveItems.tsx'
import { useDropZone } from '../../../../ui/use-drop-zone.ts'
import type { Photo } from '../api/answers.ts'
import { CompanyPhoto } from './CompanyPhotos.tsx'
import classes from './PhotosField.module.css'

interface Props {
  photo: Photo
  place: number
  total: number
  name: string
  alt: GetInputPropsReturnType
  dragged: number | undefined
  onDrag: (place: number | undefined) => void
  onDrop: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

export function PhotoItem({
  photo,
  place,
  total,
  name,
  alt,
  dragged,
  onDrag,
  onDrop,
  onMove,
  onRemove,
}: Props) {
  const { t } = useTranslation('companyProfile')
  const { isOver, zone } = useDropZone(onDrop, dragged !== undefined)
  return (
    <li
      className={classes.photo}
      data-dragged={dragged === place || undefined}
      data-over={(isOver && dragged !== place) || undefined}
      {...zone}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu next to it does the same. */}
      <div
        className={classes.picture}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          onDrag(place)
        }}
        onDragEnd={() => onDrag(undefined)}
      >
        <CompanyPhoto photo={photo} />
        <IconGripVertical size={18} className={classes.grip} aria-hidden />
      </div>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Textarea
          label={t('photos.alt')}
          description={t('photos.altHint')}
          required
          autosize
          minRows={1}
          flex={1}
          {...alt}
        />
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size="lg" aria-label={t('photos.menu', { what: name })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <MoveItems
              place={place}
              total={total}
              words={{ earlier: t('photos.earlier'), later: t('photos.later'), first: t('photos.first') }}
              onMove={onMove}
              isHorizontal
            />
            <Menu.Item c="var(--danger-text)" leftSection={<IconTrash size={16} />} onClick={onRemove}>
              {t('photos.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </li>
  )
}
