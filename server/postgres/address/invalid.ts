import { ExitCode, StartFailure } from '../../failure.ts'

export function invalid(reason: string): StartFailure {
  return new StartFailure(ExitCode.configuration, `DATABASE_URL can't be used. ${reason}`)
}
