import { Stack } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { PageEditor } from '../../profiles/components/PageEditor.tsx'
import { type CompanyFields, most, type StoredProfile } from '../model.ts'
import { useCompanyEditor } from '../use-company-editor.ts'
import { AboutFields } from './AboutFields.tsx'
import { CompletenessCard } from './CompletenessCard.tsx'
import { LinksField } from './LinksField.tsx'
import { LogoCard } from './LogoCard.tsx'
import { PhotosField } from './PhotosField.tsx'
import { ValuesField } from './ValuesField.tsx'

interface Props {
  organization: MyOrganization
  stored: StoredProfile | null
  /** The page as it would look with the current input. */
  preview: (fields: CompanyFields) => ReactNode
}

/** Edits the page of a company or school next to a preview. */
export function CompanyEditor({ organization, stored, preview }: Props) {
  const { t } = useTranslation('companyEditor')
  const editor = useCompanyEditor(organization, stored)
  const { form } = editor
  const isSchool = organization.kind === 'academia'
  return (
    <PageEditor
      editor={editor}
      say={(word) => t(word)}
      preview={() => <Suspense fallback={<CardsSkeleton tiles={1} />}>{preview(form.values)}</Suspense>}
    >
      <Stack gap="lg">
        <LogoCard organization={organization} form={form} />
        <CompletenessCard fields={form.values} isSchool={isSchool} />
      </Stack>
      <Stack gap="lg">
        <AboutFields form={form} isSchool={isSchool} />
        <PhotosField
          organizationId={organization.id}
          photos={form.values.photos}
          onChange={(change) => {
            form.setFieldValue('photos', change)
            form.clearErrors()
          }}
          altProps={(place) => form.getInputProps(`photos.${place}.alt`)}
          most={most.photos}
          empty={t('photos.empty')}
        />
        <ValuesField form={form} />
        <LinksField form={form} />
      </Stack>
    </PageEditor>
  )
}
