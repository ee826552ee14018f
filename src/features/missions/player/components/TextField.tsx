import { Group, Text } from '@mantine/core'
import { IconPhoto, IconTable } from '@tabler/icons-react'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { applyEdit, blockEdit, tableBlock } from '../../../../ui/markdown-edits.ts'
import { UploadedFiles } from '../../../core/files/components/UploadedFiles.tsx'
import type { StoredFile } from '../../../core/files/model.ts'
import type { UploadQueue } from '../../../core/files/upload-queue.ts'
import { useFileCheck } from '../../../core/files/use-file-check.ts'
import { AnswerPictures } from '../../reviews/components/AnswerPictures.tsx'
import { mentions, pictureMarkdown } from '../../reviews/stored-pictures.ts'
import type { Draft } from '../api/answers.ts'
import { countWords } from '../play.ts'

const pictureKinds = ['png', 'jpg', 'jpeg', 'gif', 'webp']
const maxPictureBytes = 10 * 1024 * 1024

interface Props {
  draft: Draft | null
  isEditable: boolean
  queue: UploadQueue
  onChange: (draft: Draft) => void
}

/** Written work, with tables and images, and a preview. */
export function TextField({ draft, isEditable, queue, onChange }: Props) {
  const { t } = useTranslation('player')
  const { text = '', files = [] } = draft ?? {}
  const known = useRef(new Map<string, StoredFile>())
  for (const file of files) known.current.set(file.path, file)
  const isTaken = useFileCheck({ kinds: pictureKinds, maxBytes: maxPictureBytes })
  const isUploading = useSyncExternalStore(queue.subscribe, queue.get).length > 0
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  /** An image belongs to the answer as long as the text shows it; undoing brings it back. */
  function write(next: string): void {
    const shown = [...known.current.values()].filter(({ path }) => mentions(next, path))
    onChange(shown.length > 0 ? { text: next, files: shown } : { text: next })
  }

  async function add(pictures: File[], to: HTMLTextAreaElement): Promise<void> {
    for (const picture of pictures) {
      if (!(await isTaken(picture))) continue
      queue.add(picture)
      const path = queue.get().find(({ file }) => file === picture)?.path
      if (!path) continue
      const block = pictureMarkdown(path, picture.name.replace(/\.[^.]*$/, '') || t('deliverable.imageAlt'))
      applyEdit(to, blockEdit(to.value, to.selectionEnd, block))
    }
  }

  if (!isEditable) {
    if (!text.trim()) return <Text c="dimmed">{t('deliverable.nothing')}</Text>
    return (
      <AnswerPictures files={files}>
        <Markdown>{text}</Markdown>
      </AnswerPictures>
    )
  }
  return (
    <div>
      <AnswerPictures files={files}>
        <MarkdownInput
          label={t('deliverable.text')}
          minRows={10}
          maxRows={30}
          maxLength={100_000}
          value={text}
          onChange={write}
          onPictures={(pictures, to) => void add(pictures, to)}
          tools={[
            {
              label: t('deliverable.table'),
              Icon: IconTable,
              onPress: (to) => {
                const columns = [1, 2, 3].map((number) => t('deliverable.column', { number }))
                applyEdit(to, blockEdit(to.value, to.selectionEnd, tableBlock(columns), columns[0]))
              },
            },
            {
              label: t('deliverable.image'),
              Icon: IconPhoto,
              onPress: (to) => {
                field.current = to
                chooser.current?.click()
              },
            },
          ]}
        />
      </AnswerPictures>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={pictureKinds.map((kind) => `.${kind}`).join()}
        aria-label={t('deliverable.image')}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (field.current) void add(chosen, field.current)
        }}
      />
      {isUploading && (
        <UploadedFiles
          label={t('deliverable.images')}
          bucket="deliverables"
          files={[]}
          queue={queue}
          onRemove={undefined}
        />
      )}
      <Group justify="space-between" gap="xs" mt={4}>
        <Text size="sm" c="dimmed">
          {t('deliverable.imageHint')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('deliverable.words', { count: countWords(text) })}
        </Text>
      </Group>
    </div>
  )
}
