import { Button, Code, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { ToolKey } from '../api/answers.ts'
import { useRotateKey } from '../api/change-platforms.ts'

interface Props {
  organization: string
  keys: ToolKey[]
}

/** The keys that sign for the school’s platforms; the newest one signs. */
export function ToolKeys({ organization, keys }: Props) {
  const { t } = useTranslation('learningPlatforms')
  const [isAsking, { open, close }] = useDisclosure()
  const rotate = useRotateKey(organization, () => {
    close()
    toast.success({ title: t('keys.done') })
  })
  const isSigning = keys.some(({ retiredAt }) => !retiredAt)
  return (
    <Section
      title={t('keys.title')}
      hint={t('keys.hint')}
      aside={
        isSigning && (
          <Button size="compact-sm" variant="default" onClick={open}>
            {t('keys.rotate')}
          </Button>
        )
      }
    >
      {keys.length === 0 && <Text c="dimmed">{t('keys.none')}</Text>}
      <ul className={rows.list}>
        {keys.map(({ id, createdAt, retiredAt, shownUntil }) => (
          <li key={id} className={rows.row}>
            <div>
              <Code>{id}</Code>
              <Text size="sm" c="dimmed">
                {retiredAt
                  ? t('keys.retired', { when: formatDate(shownUntil!) })
                  : t('keys.signing', { when: formatDate(createdAt) })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={isAsking}
        title={t('keys.question')}
        text={t('keys.text')}
        action={t('keys.rotate')}
        change={rotate}
        onConfirm={() => rotate.mutate()}
        onClose={close}
      />
    </Section>
  )
}
