import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../../features/administration/settings/api/settings.ts'
import { DomainsForm } from '../../../features/administration/settings/components/DomainsForm.tsx'
import { ExampleForm } from '../../../features/administration/settings/components/ExampleForm.tsx'
import { LanguagesForm } from '../../../features/administration/settings/components/LanguagesForm.tsx'
import { LogoField } from '../../../features/administration/settings/components/LogoField.tsx'
import { NameForm } from '../../../features/administration/settings/components/NameForm.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'

/** The product's name and look, and which sign-ups are closed. */
export function GeneralPage() {
  const { data, error, refetch } = useQuery(settingsQuery())
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} />
  const only = (wanted: string, settings = data) => settings.filter(({ key }) => key === wanted)
  const again = async (wanted: string) => only(wanted, (await refetch()).data)
  const [logo] = only('logo_path')
  return (
    <Stack gap="lg" maw={720}>
      <NameForm settings={only('product_name')} load={() => again('product_name')} />
      <LogoField path={(logo?.value as string | null) ?? null} />
      <LanguagesForm settings={only('languages')} load={() => again('languages')} />
      <ExampleForm settings={only('example_certificate')} load={() => again('example_certificate')} />
      <DomainsForm settings={only('free_mail_domains')} load={() => again('free_mail_domains')} />
    </Stack>
  )
}
