import { Card, Stack } from '@mantine/core'
import { type MakerFields, toShown } from '../form.ts'
import { MakerAbout } from './MakerAbout.tsx'
import { MakerHead } from './MakerHead.tsx'

/** The written part of the page, before it is saved. */
export function MakerPreview({ fields, name }: { fields: MakerFields; name: string }) {
  const shown = toShown(fields, name)
  return (
    <Card padding="xl">
      <Stack gap="xl">
        <MakerHead maker={shown} level={2} />
        <MakerAbout maker={shown} level={3} />
      </Stack>
    </Card>
  )
}
