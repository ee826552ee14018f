import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useSaveProfile } from './api/save-profile.ts'
import type { ProfileFields } from './model.ts'

export interface Import {
  /** The profile before the import. */
  before: ProfileFields
  /** The revision the import was saved as. */
  revision: number
  count: number
}

/** Remembers the last import, until it is undone or something else is saved. */
export function useImportUndo(userId: string, revision: number) {
  const { t } = useTranslation('profiles')
  const saving = useSaveProfile(userId, 'toast')
  const [last, setLast] = useState<Import | null>(null)
  function undo(): void {
    if (!last) return
    saving.mutate(
      { fields: last.before, baseRevision: last.revision },
      {
        onSuccess: () => toast.success({ title: t('porting.undone') }),
        onSettled: () => setLast(null),
      },
    )
  }
  // Undoing must not revert a later revision.
  return {
    last: last && last.revision >= revision ? last : null,
    remember: setLast,
    undo,
    isUndoing: saving.isPending,
  }
}
