import type { CatalogCache } from '../catalog/cache.ts'
import { restError } from '../errors.ts'
import type { RestRequest } from '../rest-request.ts'
import { compileCall } from './call.ts'
import type { Compiled, CompileOptions } from './compiled.ts'
import { compileMutation } from './mutation.ts'
import { compileRead } from './read.ts'
import { shapeOf } from './shape.ts'

const maxPlans = 2000
/** Untrusted callers choose the shapes, so the cache is bounded. */
const longestPlan = 16 * 1024

/** Turns requests into SQL, and caches the plan for each shape of read request. */
export class Compiler {
  private plans = new Map<string, Compiled>()
  private plansVersion = -1
  private readonly catalog: CatalogCache
  private readonly maxRows: number

  constructor(catalog: CatalogCache, maxRows: number) {
    this.catalog = catalog
    this.maxRows = maxRows
  }

  compile(request: RestRequest): Compiled {
    if (request.method !== 'GET' && request.method !== 'HEAD') return this.fresh(request)
    if (this.plansVersion !== this.catalog.version) {
      this.plans = new Map()
      this.plansVersion = this.catalog.version
    }
    const shape = shapeOf(request)
    let plan = this.plans.get(shape)
    if (!plan) {
      plan = this.fresh(request)
      if (shape.length + plan.sql.length > longestPlan) return plan
      if (this.plans.size >= maxPlans) this.plans.delete(this.plans.keys().next().value as string)
      this.plans.set(shape, plan)
    }
    return plan
  }

  private fresh(request: RestRequest): Compiled {
    const catalog = this.catalog.current
    const options: CompileOptions = {
      maxRows: Number(catalog.settings.db_max_rows ?? this.maxRows),
      aggregates: catalog.settings.db_aggregates_enabled === 'true',
    }
    const { resource, method } = request
    if (resource.startsWith('rpc/')) return compileCall(request, catalog, options)
    if (resource.includes('/')) throw restError(404, 'PGRST125', 'Invalid path specified in request URL')
    if (method === 'GET' || method === 'HEAD') return compileRead(request, catalog, options)
    return compileMutation(request, catalog, options)
  }
}
