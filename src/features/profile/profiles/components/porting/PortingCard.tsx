import { Button, Stack, Text } from '@mantine/core'
import { IconBraces, IconFileImport, IconFileTypePdf } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { certificateAddress } from '../../../../../lib/paths.ts'
import { saveFile } from '../../../../../lib/save-file.ts'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { Section } from '../../../../../ui/Section.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { mySkillsQuery } from '../../api/get-my-skills.ts'
import type { ProfileFields } from '../../model.ts'
import { fullName } from '../../name.ts'
import { handleFrom } from '../../shown-profile.ts'

interface Props {
  fields: ProfileFields
  onImport: () => void
}

/** Imports a profile from elsewhere and exports it. */
export function PortingCard({ fields, onImport }: Props) {
  const { t, i18n } = useTranslation('profiles')
  const { id, email, profile } = useSignedIn()
  const path = useAreaPath()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async () => {
      const [{ toJsonResume }, skills] = await Promise.all([
        import('../../porting/to-json-resume.ts'),
        queries.fetchQuery(mySkillsQuery(id)),
      ])
      const { language } = i18n
      const resume = toJsonResume({ fields, email, skills, language, certificateAddress, madeAt: new Date() })
      const name = `${handleFrom(fullName(profile)) || 'resume'}.json`
      saveFile(name, `${JSON.stringify(resume, null, 2)}\n`, 'application/json')
    },
    onError: toast.error,
  })
  return (
    <Section title={t('porting.title')}>
      <Text size="sm" c="dimmed">
        {t('porting.text')}
      </Text>
      <Stack gap="xs" align="flex-start">
        <LinkButton
          to={path('/profile/pdf')}
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
        >
          {t('porting.makePdf')}
        </LinkButton>
        <Button variant="default" leftSection={<IconFileImport size={18} aria-hidden />} onClick={onImport}>
          {t('porting.import')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBraces size={18} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('porting.exportJson')}
        </Button>
      </Stack>
    </Section>
  )
}
