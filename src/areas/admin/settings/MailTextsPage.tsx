import { Group, NativeSelect, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailTextsQuery } from '../../../features/administration/settings/api/mail-texts.ts'
import { MailTextForm } from '../../../features/administration/settings/components/MailTextForm.tsx'
import { groupKinds } from '../../../features/administration/settings/mail-groups.ts'
import { mailKinds, originalWords } from '../../../features/administration/settings/mail-words.ts'
import { isLanguage, languageNames, languages } from '../../../i18n/languages.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { LoadState } from '../../../ui/LoadState.tsx'

const params = { mail: oneOf(mailKinds, mailKinds[0]!), language: oneOf(languages) }

/** One email at a time, in one language; the selection is kept in the address. */
export function MailTextsPage() {
  const { t, i18n } = useTranslation('settings')
  const { values, set } = useUrlState(params)
  const query = useQuery(mailTextsQuery())
  const { data } = query
  const kind = values.mail
  const language = values.language ?? (isLanguage(i18n.language) ? i18n.language : 'en')
  const isOwn = (wanted: string) =>
    data?.some((row) => row.kind === wanted && row.language === language) ?? false
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
          onChange={(event) => set({ mail: mailKinds.find((one) => one === event.currentTarget.value) })}
        />
        <SegmentedControl
          aria-label={t('mails.language')}
          value={language}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => set({ language: value })}
        />
      </Group>
      <LoadState query={query} />
      {data && (
        <MailTextForm
          key={`${kind}:${language}`}
          kind={kind}
          language={language}
          own={data.find((row) => row.kind === kind && row.language === language)}
          load={async () => (await query.refetch({ throwOnError: true })).data ?? []}
        />
      )}
    </Stack>
  )
}
