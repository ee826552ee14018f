import { Stack } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { CompletenessCard } from '../../../../ui/CompletenessCard.tsx'
import { LinksField } from '../../../../ui/editor/LinksField.tsx'
import { PageEditor } from '../../../../ui/editor/PageEditor.tsx'
import { Later } from '../../../../ui/Later.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import type { StoredProfile } from '../api/get-company-profile.ts'
import { type CompanyFields, completeness, most } from '../model.ts'
import { useCompanyEditor } from '../use-company-editor.ts'
import { AboutFields } from './AboutFields.tsx'
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
  const { t } = useTranslation('companyProfile')
  const editor = useCompanyEditor(organization, stored)
  const { form } = editor
  const isSchool = organization.kind === 'academia'
  const {
    percent,
    missing: [next],
  } = completeness(form.values, isSchool)
  return (
    <PageEditor
      editor={editor}
      say={(word) => t(word)}
      preview={() => <Suspense fallback={<CardsSkeleton tiles={1} />}>{preview(form.values)}</Suspense>}
    >
      <Stack gap="lg">
        <LogoCard organization={organization} form={form} />
        <CompletenessCard
          percent={percent}
          title={t('completeness.title', { percent })}
          next={
            next
              ? t(`completeness.next.${isSchool && next === 'facts' ? 'factsSchool' : next}`)
              : t('completeness.done')
          }
        />
      </Stack>
      <Stack gap="lg">
        <AboutFields form={form} isSchool={isSchool} />
        <Later>
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
          <LinksField form={form} empty={t('links.empty')} most={most.links} />
        </Later>
      </Stack>
    </PageEditor>
  )
}
