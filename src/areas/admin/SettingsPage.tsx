import { Alert, Button, Card, Stack, Textarea, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  freeMailDomainsQuery,
  setFreeMailDomains,
} from '../../features/administration/api/free-mail-domains.ts'
import { errorText } from '../../lib/errors.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { toast } from '../../ui/toast.ts'

export function SettingsPage() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(freeMailDomainsQuery())
  return (
    <>
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data && <FreeMailForm domains={data} />}
    </>
  )
}

function FreeMailForm({ domains }: { domains: string[] }) {
  const { t } = useTranslation('admin')
  const queries = useQueryClient()
  const form = useForm({ initialValues: { domains: domains.join('\n') } })
  const save = useMutation({
    mutationFn: setFreeMailDomains,
    onSuccess: (saved) => {
      queries.setQueryData(freeMailDomainsQuery().queryKey, saved)
      form.setFieldValue('domains', saved.join('\n'))
      toast.success({ title: t('settings.saved') })
    },
  })
  const submit = form.onSubmit((values) => save.mutate(values.domains.split(/\s+/).filter(Boolean)))
  return (
    <Card padding="lg" maw={640}>
      <form onSubmit={submit}>
        <Stack gap="md" align="flex-start">
          <Title order={2}>{t('settings.freeMail')}</Title>
          <Textarea
            w="100%"
            label={t('settings.freeMail')}
            description={t('settings.freeMailText')}
            autosize
            minRows={5}
            {...form.getInputProps('domains')}
          />
          {save.isError && (
            <Alert color="red" role="alert">
              {errorText(save.error)}
            </Alert>
          )}
          <Button type="submit" loading={save.isPending}>
            {t('settings.save')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
