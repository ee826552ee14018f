import { Button, Text, VisuallyHidden } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UndoBar } from '../../../../ui/editor/UndoBar.tsx'
import { useRemoval } from '../../../../ui/editor/use-removal.ts'
import { FilesPicker } from '../../../../ui/FilePicker.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Photo } from '../api/answers.ts'
import { longest, type Picture, uploadPicture } from '../api/upload-picture.ts'
import { moved } from '../model.ts'
import { PhotoItem } from './PhotoItem.tsx'
import classes from './PhotosField.module.css'

export type FormPhoto = Photo & { key: string }

interface Props {
  organizationId: string
  photos: FormPhoto[]
  onChange: (change: (before: FormPhoto[]) => FormPhoto[]) => void
  /** Props of the field that describes a photo. */
  altProps: (place: number) => GetInputPropsReturnType
  most: number
  /** Shown while there are no photos. */
  empty: string
}

/** Photos with descriptions; reordered by dragging or from their menu. */
export function PhotosField({ organizationId, photos, onChange, altProps, most, empty }: Props) {
  const { t } = useTranslation('companyProfile')
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const { removal, remember, undo } = useRemoval()
  const set = (next: FormPhoto[]) => onChange(() => next)
  const upload = useMutation({
    mutationFn: async (files: File[]) => {
      const room = most - photos.length
      if (files.length > room) toast.failure({ title: t('photos.tooMany', { count: most }) })
      for (const file of files.slice(0, room)) add(await uploadPicture(organizationId, file, longest.photo))
    },
    onError: toast.error,
  })
  const add = (picture: Picture) =>
    onChange((before) => [...before, { ...picture, key: picture.path, alt: '' }])
  const nameOf = (place: number) => photos[place]?.alt.trim() || t('photos.nth', { number: place + 1 })
  function move(from: number, to: number): void {
    if (from === to) return
    set(moved(photos, from, to))
    setSaid(t('photos.moved', { what: nameOf(from), place: to + 1, total: photos.length }))
  }
  function remove(place: number): void {
    set(photos.toSpliced(place, 1))
    remember(nameOf(place), () => set(photos))
  }
  return (
    <Section title={t('photos.title')}>
      {photos.length === 0 && <Text c="dimmed">{empty}</Text>}
      <ol className={classes.photos}>
        {photos.map((photo, place) => (
          <PhotoItem
            key={photo.key}
            photo={photo}
            place={place}
            total={photos.length}
            name={nameOf(place)}
            alt={altProps(place)}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={() => dragged !== undefined && move(dragged, place)}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      <UndoBar removal={removal} onUndo={undo} />
      <FilesPicker accept="image/png,image/jpeg,image/webp" onPick={(files) => upload.mutate(files)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
            disabled={photos.length >= most}
            loading={upload.isPending}
          >
            {t('photos.add')}
          </Button>
        )}
      </FilesPicker>
      <Text size="sm" c="dimmed">
        {t('photos.hint', { count: most })}
      </Text>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Section>
  )
}
