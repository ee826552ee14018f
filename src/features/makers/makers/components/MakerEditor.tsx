import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageEditor } from '../../../../ui/editor/PageEditor.tsx'
import { Later } from '../../../../ui/Later.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import type { StoredMaker } from '../api/get-maker-profile.ts'
import { useMakerEditor } from '../use-maker-editor.ts'
import { AboutFields } from './AboutFields.tsx'
import { AvailabilityFields } from './AvailabilityFields.tsx'
import { KeySkillsField } from './KeySkillsField.tsx'
import { MakerPreview } from './MakerPreview.tsx'
import { PageCard } from './PageCard.tsx'
import { RatesField } from './RatesField.tsx'

interface Props {
  organization: MyOrganization
  stored: StoredMaker | null
}

/** Edits the maker's profile next to a preview. */
export function MakerEditor({ organization, stored }: Props) {
  const { t } = useTranslation('makers')
  const editor = useMakerEditor(organization, stored)
  const { form } = editor
  return (
    <PageEditor
      editor={editor}
      say={(word) => t(`editor.${word}`)}
      preview={() => <MakerPreview fields={form.values} name={organization.name} />}
    >
      <Stack gap="lg">
        <PageCard
          name={organization.name}
          slug={organization.slug}
          form={form}
          isShown={editor.before?.is_public ?? false}
        />
        <AvailabilityFields form={form} />
      </Stack>
      <Stack gap="lg">
        <AboutFields form={form} />
        <Later>
          <KeySkillsField form={form} />
          <RatesField form={form} />
        </Later>
      </Stack>
    </PageEditor>
  )
}
