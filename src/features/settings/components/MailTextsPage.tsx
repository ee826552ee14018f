import { Group, NativeSelect, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isLanguage, languageNames, languages } from '../../../i18n/languages.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { mailTextsQuery } from '../api/mail-texts.ts'
import { groupKinds } from '../mail-groups.ts'
import { mailKinds, originalWords } from '../mail-words.ts'
import { MailTextForm } from './MailTextForm.tsx'

/** One email at a time, in one language; the selection is kept in the address. */
export function MailTextsPage() {
  const { t, i18n } = useTranslation('settings')
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery(mailTextsQuery())
  const kind = mailKinds.find((one) => one === params.get('mail')) ?? mailKinds[0]!
  const chosen = params.get('language')
  const language = isLanguage(chosen) ? chosen : isLanguage(i18n.language) ? i18n.language : 'en'
  const isOwn = (wanted: string) =>
    data?.some((row) => row.kind === wanted && row.language === language) ?? false
  const choose = (change: Record<string, string>) =>
    setParams({ mail: kind, language, ...change }, { replace: true })
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>{t('mails.title')}</Title>
        <Text c="dimmed" mt={4} maw="72ch">
          {t('mails.text')}
        </Text>
      </div>
      <Group align="flex-end">
        <NativeSelect
          label={t('mails.kind')}
          description={t('mails.kindHint')}
          w={420}
          maw="100%"
          lang={language}
          value={kind}
          data={groupKinds(mailKinds).map(({ group, kinds }) => ({
            group: t(`mails.groups.${group}`),
            items: kinds.map((value) => {
              const { subject } = originalWords(value, language)
              return { value, label: isOwn(value) ? `${subject} (${t('mails.own')})` : subject }
            }),
          }))}
          onChange={(event) => choose({ mail: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label={t('mails.language')}
          value={language}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => choose({ language: value })}
        />
      </Group>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data && (
        <MailTextForm
          key={`${kind}:${language}`}
          kind={kind}
          language={language}
          own={data.find((row) => row.kind === kind && row.language === language)}
          onLookAgain={refetch}
        />
      )}
    </Stack>
  )
}
