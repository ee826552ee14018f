import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import type { Answer } from '../api/get-work.ts'
import { fileAddress } from '../api/open-file.ts'

interface Props {
  answer: Answer
  drawText: (text: string) => ReactNode
}

const isWeb = (address: string) => /^https?:\/\//i.test(address)

/** A text, a link or files, as they were handed in. */
export function DeliveredAnswer({ answer: { text, link, files = [] }, drawText }: Props) {
  const { t } = useTranslation('reviews')
  const open = useMutation({
    mutationFn: fileAddress,
    onSuccess: (address) => window.open(address, '_blank', 'noopener'),
    onError: toast.error,
  })
  if (!text?.trim() && !link?.trim() && files.length === 0) return <Text c="dimmed">{t('work.nothing')}</Text>
  return (
    <>
      {text?.trim() && drawText(text)}
      {link &&
        (isWeb(link.trim()) ? (
          <Anchor
            href={link.trim()}
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
      {files.length > 0 && (
        <Group gap="xs">
          {files.map(({ path, name }) => (
            <Button
              key={path}
              variant="default"
              leftSection={<IconFile size={18} aria-hidden />}
              aria-label={t('work.openFile', { name })}
              loading={open.isPending && open.variables === path}
              onClick={() => open.mutate(path)}
            >
              {name}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}
