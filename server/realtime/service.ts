import type { Engine } from '../engine.ts'
import type { Service } from '../service.ts'

export async function createRealtime(_engine: Engine): Promise<Service> {
  return {}
}
