import { Button } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../lib/lazy-page.ts'

const ShareDialog = lazyPage(async () => (await import('./ShareDialog.tsx')).ShareDialog, 'sharing')

/** Opens ways to share a public page. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        w="fit-content"
        variant="default"
        size="sm"
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
