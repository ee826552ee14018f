import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { EvidenceStep, ShownEvidence as Shown } from '../api/answers.ts'
import { useSaveShownFile } from '../api/save-shown-file.ts'
import { isWeb } from '../evidence.ts'
import classes from './CertificatePage.module.css'

/** What the holder chose to show of the work and its feedback. */
export function ShownEvidence({ code, shown }: { code: string; shown: Shown }) {
  const { t } = useTranslation('certificates')
  const { note, steps, summary, comments } = shown
  return (
    <Card padding="lg" component="section">
      <Stack gap="lg">
        <div>
          <Title order={2}>{t('shown.title')}</Title>
          <Text size="sm" c="dimmed">
            {t('shown.notSigned')}
          </Text>
        </div>
        {note && (
          <Part title={t('shown.note')}>
            <Markdown>{note}</Markdown>
          </Part>
        )}
        {steps.map((step) => (
          <Part key={step.id} title={step.title}>
            <Delivered code={code} step={step} />
          </Part>
        ))}
        {summary && (
          <Part title={t('shown.summary')}>
            <Markdown>{summary}</Markdown>
          </Part>
        )}
        {comments.map(({ id, title, text }) => (
          <Part key={id} title={t('shown.comment', { criterion: title })}>
            <Markdown>{text}</Markdown>
          </Part>
        ))}
      </Stack>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <Title order={3} mb={6}>
        {title}
      </Title>
      {children}
    </div>
  )
}

function Delivered({ code, step: { text, link, files } }: { code: string; step: EvidenceStep }) {
  const { t } = useTranslation('certificates')
  const save = useSaveShownFile(code)
  return (
    <Stack gap="sm" align="flex-start">
      {text && <Markdown>{text}</Markdown>}
      {link &&
        (isWeb(link) ? (
          <Anchor href={link.trim()} target="_blank" rel="noopener noreferrer nofollow" underline="always">
            {link}
          </Anchor>
        ) : (
          <Text>{link}</Text>
        ))}
      {files.length > 0 && (
        <Group gap="xs">
          {files.map((file) => (
            <Button
              key={file.id}
              variant="default"
              leftSection={<IconFile size={18} aria-hidden />}
              loading={save.isPending && save.variables.id === file.id}
              onClick={() => save.mutate(file)}
            >
              {t('shown.file', { name: file.name })}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
