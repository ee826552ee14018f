import { NativeSelect, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '../../../../i18n/languages.ts'
import { usePlatform } from '../../../../ui/use-platform.ts'

interface InvitationEmail {
  language: Language
  message: string
}

interface Props {
  value: InvitationEmail
  onChange: (value: InvitationEmail) => void
}

/** The language of an invitation's email, if there is a choice, and a message in it. */
export function InvitationEmailFields({ value, onChange }: Props) {
  const { t } = useTranslation('administration')
  const { languages } = usePlatform()
  return (
    <>
      {languages.length > 1 && (
        <NativeSelect
          label={t('invite.language')}
          value={value.language}
          data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          onChange={({ currentTarget }) => onChange({ ...value, language: currentTarget.value as Language })}
        />
      )}
      <Textarea
        label={t('inviteAdmin.message')}
        description={t('inviteAdmin.messageHint')}
        autosize
        minRows={2}
        maxLength={1000}
        value={value.message}
        onChange={({ currentTarget }) => onChange({ ...value, message: currentTarget.value })}
      />
    </>
  )
}
