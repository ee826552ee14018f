import { Slider, Text } from '@mantine/core'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { useChange } from '../../../../ui/use-change.ts'
import type { Profile } from '../../../core/session/api/get-profile.ts'
import { replacePhoto } from '../api/photo.ts'
import { cutOut, drag, drawCrop, edge, middle, nearest } from '../crop.ts'
import classes from './Profile.module.css'

interface Props {
  userId: string
  old: string | null
  picture: ImageBitmap
  onClose: () => void
  onDone: (profile: Profile) => void
}

/** The picture is dragged into the circle; the sliders do the same without a pointer. */
export function CropDialog({ userId, old, picture, onClose, onDone }: Props) {
  const { t } = useTranslation('profiles')
  const [crop, setCrop] = useState(middle)
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const context = canvas?.getContext('2d')
    if (context) drawCrop(context, picture, crop, edge)
  }, [canvas, picture, crop])
  const save = useChange(async () => replacePhoto(userId, await cutOut(picture, crop), old), {
    failure: 'caller',
    onSuccess: onDone,
  })
  const grab = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    const by = { x: event.clientX - last.current.x, y: event.clientY - last.current.y }
    const view = event.currentTarget.clientWidth
    last.current = { x: event.clientX, y: event.clientY }
    setCrop((before) => drag(picture, before, by, view))
  }
  const release = () => {
    last.current = null
  }
  const slider = (name: 'zoom' | 'x' | 'y', least: number, most: number) => (
    <div>
      <Text size="sm" mb={6} id={`crop-${name}`}>
        {t(`crop.${name}`)}
      </Text>
      <Slider
        thumbProps={{ 'aria-labelledby': `crop-${name}` }}
        min={least}
        max={most}
        step={(most - least) / 50}
        label={null}
        value={crop[name]}
        onChange={(value) => setCrop((before) => ({ ...before, [name]: value }))}
      />
    </div>
  )
  return (
    <FormDialog
      title={t('crop.title')}
      action={t('crop.save')}
      change={save}
      focus="action"
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <canvas
        ref={setCanvas}
        width={edge}
        height={edge}
        className={classes.crop}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <Text size="sm" c="dimmed" ta="center">
        {t('crop.hint')}
      </Text>
      {slider('zoom', 1, nearest)}
      {slider('x', 0, 1)}
      {slider('y', 0, 1)}
    </FormDialog>
  )
}
