import type { Engine } from '../engine.ts'
import type { Service } from '../service.ts'

export async function createRest(_engine: Engine): Promise<Service> {
  return {}
}
