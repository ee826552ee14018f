import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Mission } from '../../api/get-mission.ts'
import { useChanges } from '../../use-changes.ts'
import { useEditor } from '../../use-editor.ts'

/** Says that candidates don't see the current draft yet, and links to the changes. */
export function Unpublished({ mission }: { mission: Mission }) {
  const { t } = useTranslation('authoring')
  const { goTo } = useEditor()
  if (!useChanges(mission)) return null
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="start"
      c="var(--amber-text)"
      onClick={() => goTo({ tab: 'publish' })}
    >
      {t('changes.unpublished')}
    </Anchor>
  )
}
