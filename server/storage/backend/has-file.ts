import { type Backend, MissingFile } from './backend.ts'

export async function hasFile(backend: Backend, version: string): Promise<boolean> {
  try {
    const found = await backend.read(version)
    found.destroy()
    return true
  } catch (error) {
    if (error instanceof MissingFile) return false
    throw error
  }
}
