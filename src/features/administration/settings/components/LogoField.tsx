import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { toast } from '../../../../ui/toast.ts'
import { usePlatform } from '../../../../ui/use-platform.ts'
import { useSaveSettings } from '../api/settings.ts'
import { largestLogo, logoKinds, removeLogo, uploadLogo } from '../api/upload-logo.ts'
import classes from './LogoField.module.css'

/** The picture next to the name: uploaded and shown in one step. */
export function LogoField({ path }: { path: string | null }) {
  const { t } = useTranslation('settings')
  const { logo } = usePlatform()
  const [objection, setObjection] = useState('')
  const save = useSaveSettings()
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      const next = file && (await uploadLogo(file))
      await save.mutateAsync({
        section: 'identity',
        changes: { logo_path: next },
        seen: { logo_path: path },
      })
      if (path) await removeLogo(path)
    },
    onSuccess: (_, file) => toast.success({ title: t(file ? 'identity.uploaded' : 'identity.removed') }),
  })
  const pick = (file: File) => {
    const isWrong = !logoKinds.includes(file.type)
    setObjection(isWrong ? t('identity.wrongKind') : file.size > largestLogo ? t('identity.tooLarge') : '')
    if (!isWrong && file.size <= largestLogo) change.mutate(file)
  }
  const failure = objection || (change.isError && errorText(change.error))
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2}>{t('identity.logo')}</Title>
        <Text c="dimmed">{t('identity.logoHint')}</Text>
        {path && logo ? (
          <img src={logo} alt={t('identity.alt')} className={classes.picture} />
        ) : (
          <Text>{t('identity.noLogo')}</Text>
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group>
          <FilePicker accept={logoKinds.join(',')} onPick={pick}>
            {(props) => (
              <Button variant="default" loading={change.isPending} {...props}>
                {t('identity.choose')}
              </Button>
            )}
          </FilePicker>
          {path && (
            <Button variant="subtle" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('identity.remove')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
