import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../../../ui/CopyField.tsx'
import type { Certificate } from '../api/answers.ts'
import { functionAddress } from '../api/ask-function.ts'
import { certificateKeys } from '../api/keys.ts'
import { embedSnippet } from '../embed.ts'
import classes from './CertificatePage.module.css'

interface Props {
  code: string
  page: string
  facts: NonNullable<Certificate['facts']>
}

/** The badge as others will see it, and the HTML that shows it. */
export function EmbedPart({ code, page, facts }: Props) {
  const { t, i18n } = useTranslation('certificates')
  const { data: badge } = useQuery({
    queryKey: certificateKeys.badgeAddress(code, i18n.language),
    queryFn: () => functionAddress(`/badge?code=${code}&lang=${i18n.language}`),
  })
  if (!badge) return null
  const alternative = t('share.badge', { mission: facts.mission, name: facts.name })
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('share.embedHint')}
      </Text>
      <img src={badge} alt={alternative} width={360} height={96} className={classes.badge} />
      <CopyField label={t('share.snippet')} value={embedSnippet({ page, badge, alternative })} isCode />
    </Stack>
  )
}
