import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActAsDialog } from './ActAsDialog.tsx'

interface Props {
  person: { id: string; name: string }
}

/** Asks for a reason, then opens the product as this person sees it. */
export function ActAsButton({ person }: Props) {
  const { t } = useTranslation('impersonation')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('button', { name: person.name })}
      </Button>
      <ActAsDialog person={person} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
