import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { type ProgramFields, toDocument } from '../form.ts'
import type { Program } from './answers.ts'
import { programKeys } from './keys.ts'
import { useProgramChange } from './use-program-change.ts'

/** Creates a program, or saves changes on top of the revision that was read; returns its id. */
export const useSaveProgram = (organizationId: string) =>
  useChange(
    ({ fields, before }: { fields: ProgramFields; before: Program | undefined }) =>
      call('save_program', {
        organization: organizationId,
        document: toDocument(fields),
        program_id: before?.id,
        base_revision: before?.revision,
      }),
    { refresh: [programKeys.all], isRevised: true, failure: 'caller' },
  )

export const useAssignProgram = (failure: 'toast' | 'caller') =>
  useProgramChange((program_id: string) => call('assign_program', { program_id }), failure)

/** Reminds everyone who is late and wasn't reminded recently; returns how many. */
export const useRemindLate = () =>
  useProgramChange((program_id: string) => call('remind_late_students', { program_id }), 'caller')

export const useArchiveProgram = () =>
  useProgramChange(({ id, isArchived }: { id: string; isArchived: boolean }) =>
    call('archive_program', { program_id: id, is_archived: isArchived }),
  )
