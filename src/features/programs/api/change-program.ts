import type { Json } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type ProgramFields, toDocument } from '../form.ts'
import type { Program } from '../model.ts'
import { useProgramChange } from './use-program-change.ts'

/** Creates a program, or saves changes on top of the revision that was read; returns its id. */
export const useSaveProgram = (organizationId: string, program: Program | undefined) =>
  useProgramChange(async (fields: ProgramFields) =>
    unwrap(
      await (await connect()).rpc('save_program', {
        organization: organizationId,
        document: toDocument(fields) as unknown as Json,
        program_id: program?.id,
        base_revision: program?.revision,
      }),
    ),
  )

export const useAssignProgram = () =>
  useProgramChange(async (program_id: string) =>
    unwrap(await (await connect()).rpc('assign_program', { program_id })),
  )

/** Reminds everyone who is late and wasn't reminded recently; returns how many. */
export const useRemindLate = () =>
  useProgramChange(async (program_id: string) =>
    unwrap(await (await connect()).rpc('remind_late_students', { program_id })),
  )

export const useArchiveProgram = () =>
  useProgramChange(async ({ id, isArchived }: { id: string; isArchived: boolean }) =>
    unwrap(await (await connect()).rpc('archive_program', { program_id: id, is_archived: isArchived })),
  )
