import { certificatePath, paths } from '../../../../lib/paths.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { AuditEntry } from '../api/answers.ts'

type Subject = Pick<AuditEntry, 'subject_type' | 'subject_id'>

/** The page of the person or thing an action was about. */
export function useSubjectPath(): (subject: Subject) => string | undefined {
  const path = useAreaPath()
  return ({ subject_type, subject_id }) => {
    if (!subject_id) return undefined
    if (subject_type === 'account') return path(`/users/${subject_id}`)
    if (subject_type === 'organization') return path(`/companies/${subject_id}`)
    if (subject_type === 'moderation_case') return path(`/moderation/${subject_id}`)
    if (subject_type === 'mission') return paths.mission(subject_id)
    if (subject_type === 'certificate') return certificatePath(subject_id)
    return undefined
  }
}
