import { Button, type ButtonProps } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../lib/lazy-page.ts'

const ShareDialog = lazyPage(async () => (await import('./ShareDialog.tsx')).ShareDialog, 'sharing')

interface Props extends Pick<ButtonProps, 'size' | 'mih'> {
  path: string
  title: string
}

/** Opens ways to share a public page. */
export function ShareButton({ path, title, size = 'sm', mih }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        w="fit-content"
        variant="default"
        size={size}
        mih={mih}
        aria-haspopup="dialog"
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog path={path} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
