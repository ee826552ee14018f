import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Answer } from '../api/answers.ts'
import { fileAddress } from '../api/open-file.ts'
import { previewKind } from '../file-previews.ts'
import { readLink } from '../link-preview.ts'
import { mentions } from '../stored-pictures.ts'
import { AnswerPictures } from './AnswerPictures.tsx'
import { FilePreview } from './FilePreview.tsx'
import { LinkPreview } from './LinkPreview.tsx'

interface Props {
  answer: Answer
  drawText: (text: string) => ReactNode
  /** Previews links and files, if that is safe. */
  withPreviews?: boolean
}

/** A text, a link or files, as submitted. */
export function DeliveredAnswer({
  answer: { text, link, files = [] },
  drawText,
  withPreviews = false,
}: Props) {
  const { t } = useTranslation('reviews')
  const web = link ? readLink(link) : undefined
  const attached = files.filter(({ path }) => !mentions(text ?? '', path))
  if (!text?.trim() && !link?.trim() && files.length === 0) return <Text c="dimmed">{t('work.nothing')}</Text>
  return (
    <>
      {text?.trim() && <AnswerPictures files={files}>{drawText(text)}</AnswerPictures>}
      {link &&
        (web && withPreviews ? (
          <LinkPreview link={web} />
        ) : web ? (
          <Anchor
            href={web.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            underline="always"
            style={{ overflowWrap: 'anywhere' }}
          >
            {link}
          </Anchor>
        ) : (
          <Text>{link}</Text>
        ))}
      {attached.length > 0 && (
        <Stack gap="sm" align="stretch">
          {attached.map((file) => (
            <DeliveredFile key={file.path} file={file} withPreview={withPreviews} />
          ))}
        </Stack>
      )}
    </>
  )
}

interface FileProps {
  file: NonNullable<Answer['files']>[number]
  withPreview: boolean
}

function DeliveredFile({ file, withPreview }: FileProps) {
  const { t } = useTranslation('reviews')
  const { path, name, size } = file
  const kind = withPreview ? previewKind(file) : undefined
  const open = useMutation({
    mutationFn: fileAddress,
    onSuccess: (address) => window.open(address, '_blank', 'noopener'),
    onError: toast.error,
  })
  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconFile size={18} aria-hidden />}
          aria-label={t('work.openFile', { name })}
          loading={open.isPending}
          onClick={() => open.mutate(path)}
          maw="100%"
        >
          {name}
        </Button>
        <Text size="sm" c="dimmed">
          {formatFileSize(size)}
        </Text>
      </Group>
      {kind && <FilePreview path={path} name={name} kind={kind} />}
    </>
  )
}
