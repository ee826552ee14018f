import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Compiled } from './compile/compiled.ts'
import type { RestRequest } from './rest-request.ts'

const names = z.array(z.string()).default([])
const schema = z.strictObject({ functions: names, tables: names })

/** Decides which reads may go to a standby: only those the project lists in `replica-reads.toml`. */
export class ReplicaReads {
  readonly functions: string[]
  readonly tables: string[]
  private readonly resources: Set<string>

  private constructor({ functions, tables }: z.infer<typeof schema>) {
    this.functions = functions
    this.tables = tables
    this.resources = new Set([...tables, ...functions.map((name) => `rpc/${name}`)])
  }

  static of(folder: string): ReplicaReads {
    const file = path.join(folder, 'replica-reads.toml')
    try {
      return new ReplicaReads(schema.parse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {}))
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
      throw new StartFailure(ExitCode.configuration, `${file} is invalid: ${reason}`, { cause: error })
    }
  }

  has({ resource }: RestRequest, { isReadOnly }: Compiled): boolean {
    return isReadOnly && this.resources.has(resource)
  }
}
