import { Button, Card, Group, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { CompanyLogo } from '../../../organizations/organizations/components/CompanyLogo.tsx'
import { StatusBadge } from '../../../organizations/organizations/components/StatusBadge.tsx'
import { longest, uploadPicture } from '../api/upload-picture.ts'
import type { CompanyFields } from '../model.ts'

interface Props {
  organization: MyOrganization
  form: UseFormReturnType<CompanyFields>
}

export function LogoCard({ organization: { id, name, status }, form }: Props) {
  const { t } = useTranslation('companyProfile')
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(id, file, longest.logo),
    onSuccess: ({ path }) => form.setFieldValue('logo', path),
    onError: toast.error,
  })
  const { logo } = form.values
  return (
    <Card padding="lg">
      <Stack align="center" gap="sm" ta="center">
        <CompanyLogo name={name} logo={logo} size={128} />
        <Text fw={650} fz="lg">
          {name}
        </Text>
        <StatusBadge status={status} />
        <Group gap="xs" justify="center">
          <FilePicker accept="image/png,image/jpeg,image/webp" onPick={(file) => upload.mutate(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={upload.isPending}>
                {t(logo ? 'logo.replace' : 'logo.add')}
              </Button>
            )}
          </FilePicker>
          {logo && (
            <Button variant="subtle" onClick={() => form.setFieldValue('logo', null)}>
              {t('logo.remove')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('logo.hint')}
        </Text>
      </Stack>
    </Card>
  )
}
