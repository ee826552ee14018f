import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ExitCode, StartFailure } from '../../failure.ts'
import type { MailSource } from './defaults.ts'
import { compileTemplate } from './template.ts'

interface Configured {
  subject?: string
  content_path?: string
  content?: string
}

export interface CompiledMail {
  subject: ReturnType<typeof compileTemplate>
  html: ReturnType<typeof compileTemplate>
}

/**
 * Reads an email template from config.toml. Anything missing comes from our defaults. An invalid template stops
 * startup.
 */
export function compileMail(
  table: string,
  configured: Configured | undefined,
  fallback: MailSource,
  supabaseFolder: string,
): CompiledMail {
  const file = configured?.content_path
  const content = file ? readFileSync(locate(table, file, supabaseFolder), 'utf8') : configured?.content
  try {
    return {
      subject: compileTemplate(configured?.subject ?? fallback.subject),
      html: compileTemplate(content ?? fallback.content),
    }
  } catch (error) {
    throw new StartFailure(
      ExitCode.configuration,
      `[${table}] has an invalid template: ${(error as Error).message}`,
    )
  }
}

/** Supabase's own CLI starts at the project's root; paths relative to config.toml are common, too. */
function locate(table: string, file: string, supabaseFolder: string): string {
  const places = [path.resolve(path.dirname(supabaseFolder), file), path.resolve(supabaseFolder, file)]
  const found = places.find((place) => existsSync(place))
  if (found) return found
  throw new StartFailure(
    ExitCode.configuration,
    `[${table}] names the file ${file}, which is neither at ${places.join(' nor at ')}.`,
  )
}
