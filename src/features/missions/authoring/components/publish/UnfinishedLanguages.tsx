import { Alert, Anchor, Checkbox, Group, Text } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../i18n/languages.ts'
import { gapsIn } from '../../../missions/languages.ts'
import { useEditor } from '../../use-editor.ts'

interface Props {
  unfinished: Language[]
  leftOut: Language[]
  onLeaveOut: (leftOut: Language[]) => void
}

/**
 * A language is either complete in a version or not part of it: candidates never see a page in two languages.
 */
export function UnfinishedLanguages({ unfinished, leftOut, onLeaveOut }: Props) {
  const { t } = useTranslation('authoring')
  const { content, goTo } = useEditor()
  return unfinished.map((language) => {
    const { missing, outdated } = gapsIn(content, language)
    const named = { language: t(`languages.named.${language}`) }
    return (
      <Alert
        key={language}
        color="amber"
        icon={<IconLanguage />}
        title={t('languages.unfinished', named)}
        role="group"
        aria-label={t('languages.unfinished', named)}
      >
        <Text size="md" mb="sm">
          {[
            missing > 0 && t('languages.missingCount', { count: missing }),
            outdated > 0 && t('languages.outdatedCount', { count: outdated }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Group gap="lg">
          <Anchor component="button" type="button" onClick={() => goTo({ tab: 'languages' })}>
            {t('languages.finish', named)}
          </Anchor>
          <Checkbox
            label={t('languages.leaveOut', named)}
            checked={leftOut.includes(language)}
            onChange={(event) =>
              onLeaveOut(
                event.currentTarget.checked
                  ? [...leftOut, language]
                  : leftOut.filter((one) => one !== language),
              )
            }
          />
        </Group>
      </Alert>
    )
  })
}
