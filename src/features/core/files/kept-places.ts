import { ownKey } from '../../../lib/own-storage.ts'
import { endingOf } from './kinds.ts'

interface Target {
  folder: string
  owner: string
}

const keyOf = ({ folder, owner }: Target, { name, size, lastModified }: File) =>
  ownKey('place', `${folder}:${owner}:${name}:${size}:${lastModified}`)

/**
 * The path a file is uploaded to. The same file, selected again after the tab was closed, resumes where it
 * stopped.
 */
export function placeFor(target: Target, file: File): string {
  const ending = endingOf(file.name).replace(/[^a-z0-9]/g, '')
  const fresh = `${target.folder}/${crypto.randomUUID()}${ending && `.${ending}`}`
  try {
    const key = keyOf(target, file)
    const known = localStorage.getItem(key)
    if (!known) localStorage.setItem(key, fresh)
    return known ?? fresh
  } catch {
    // With storage full or blocked, a file selected again simply starts over.
    return fresh
  }
}

export const forgetPlace = (target: Target, file: File): void => localStorage.removeItem(keyOf(target, file))
