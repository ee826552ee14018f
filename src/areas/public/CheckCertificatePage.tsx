import { Anchor, Button, Card, Group, List, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { exampleQuery } from '../../features/missions/certificates/api/get-certificate.ts'
import { issuerKeysQuery } from '../../features/missions/certificates/api/get-credential.ts'
import { checkFile } from '../../features/missions/certificates/check-file.ts'
import { CheckResult } from '../../features/missions/certificates/components/CheckResult.tsx'
import { printedCode, typedCode } from '../../features/missions/certificates/typed-code.ts'
import { certificatePath, paths } from '../../lib/paths.ts'
import { FilePicker } from '../../ui/FilePicker.tsx'
import { Form } from '../../ui/Form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

const isPdf = async (file: File) => (await file.slice(0, 5).text()) === '%PDF-'

async function codeOfPdf(file: File): Promise<string | null> {
  const { pdfText } = await import('../../features/core/files/pdf-text.ts')
  // An unreadable file contains no code.
  return printedCode(await pdfText(file).catch(() => '')) ?? null
}

/** Lets anyone verify a certificate, by its code or by its file. */
export function CheckCertificatePage() {
  const { t } = useTranslation('certificates')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [content, setContent] = useState('')
  const { data: keys, isError } = useQuery(issuerKeysQuery())
  const check = useMutation({
    // Works offline too: only the revocation check needs a connection.
    networkMode: 'always',
    mutationFn: (text: string) => checkFile(text, keys!),
  })
  // A PDF carries no signature, so its printed code leads to the stored certificate.
  const readPdf = useMutation({
    networkMode: 'always',
    mutationFn: codeOfPdf,
    onMutate: () => check.reset(),
    onSuccess: (found) => found && navigate(certificatePath(found)),
  })
  useDocumentTitle(t('check.title'))
  return (
    <PublicFrame>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('check.title')}</Title>
          <Text c="dimmed" mt={6} maw="64ch">
            {t('check.text')}
          </Text>
        </div>
        <Card padding="lg">
          <Form
            onSubmit={(event) => {
              event.preventDefault()
              if (typedCode(code)) navigate(certificatePath(typedCode(code)))
            }}
          >
            <Group align="flex-end">
              <TextInput
                label={t('check.code')}
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
              <Button type="submit" variant="default">
                {t('check.open')}
              </Button>
            </Group>
          </Form>
        </Card>
        <Card padding="lg">
          <Stack gap="md" align="flex-start">
            <FilePicker
              accept="application/json,.json,application/pdf,.pdf"
              onPick={async (file) => {
                if (await isPdf(file)) return readPdf.mutate(file)
                const text = await file.text()
                readPdf.reset()
                setContent(text)
                check.mutate(text)
              }}
            >
              {(props) => (
                <Button {...props} variant="default" disabled={!keys}>
                  {t('check.file')}
                </Button>
              )}
            </FilePicker>
            <Textarea
              w="100%"
              label={t('check.paste')}
              rows={6}
              value={content}
              onChange={(event) => setContent(event.currentTarget.value)}
            />
            <Button
              disabled={!keys || content.trim() === ''}
              loading={check.isPending}
              onClick={() => check.mutate(content)}
            >
              {t('check.submit')}
            </Button>
            {isError && !keys && <Text c="var(--danger-text)">{t('check.noKey')}</Text>}
          </Stack>
        </Card>
        {readPdf.data === null && <CheckResult result={{ objection: 'no_code' }} />}
        {check.data && readPdf.data !== null && <CheckResult result={check.data} />}
        <AboutCertificates />
      </Stack>
    </PublicFrame>
  )
}

/** What a certificate is, with an example if there is one. */
function AboutCertificates() {
  const { t } = useTranslation('certificates')
  const { data: example } = useQuery(exampleQuery())
  return (
    <section>
      <Title order={2} mb="xs">
        {t('about.title')}
      </Title>
      <Text maw="68ch">{t('about.text')}</Text>
      <List mt="sm" spacing={6} maw="68ch">
        {(['results', 'signature', 'choice'] as const).map((point) => (
          <List.Item key={point}>{t(`about.${point}`)}</List.Item>
        ))}
      </List>
      <Group mt="md">
        {example && (
          <LinkButton to={certificatePath(example.code)} variant="default">
            {t('about.example')}
          </LinkButton>
        )}
        <Anchor component={Link} to={paths.missions}>
          {t('about.earn')}
        </Anchor>
      </Group>
    </section>
  )
}
