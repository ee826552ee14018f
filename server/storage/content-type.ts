import { errors } from './errors.ts'

const longest = 255
const token = "[\\w!#$&^.+'-]+"
/** One type, and parameters without a comma: browsers split a header at commas, and take the last type in it. */
const pattern = new RegExp(`^(${token}/${token})(\\s*;\\s*${token}=(${token}|"[\\w .+'-]*"))*$`)

/** Throws unless this is one type that means the same to everybody who reads it. */
export function checkContentType(type: string): void {
  if (!isClean(type)) throw errors.invalidMimeType(type)
}

export function isClean(type: string): boolean {
  return type.length <= longest && pattern.test(type)
}

/** "text/plain; charset=utf-8" → "text/plain" */
export function essenceOf(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase()
}
