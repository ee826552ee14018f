import { type GroupName, groups, layers } from './map.ts'

const roles = ['candidate', 'company', 'academia', 'maker', 'admin']

interface Place {
  layer?: string
  /** The role whose area it is. */
  role?: string
  group?: GroupName
  feature?: string
  /** The path below the feature. */
  module?: string
}

export function placeOf(file: string): Place {
  const [root, layer, group, feature, ...rest] = file.split('/')
  // The entry, alone above all layers, has a place of its own.
  if (root !== 'src' || !group) return {}
  if (layer === 'areas') return { layer, role: roles.find((role) => role === group) }
  if (layer !== 'features') return { layer }
  return { layer, group: group as GroupName, feature, module: rest.join('/') }
}

/** Which level a layer is on; texts and helpers use each other. */
const levelOf = (layer: string) => layers.findIndex((names) => (names as readonly string[]).includes(layer))

/** Why a file may not import another, or undefined. */
export function refusalOf(from: string, to: string): string | undefined {
  if (from.startsWith('server/') && /^(src|supabase)\//.test(to)) return 'the server knows no product'
  if (from.startsWith('src/') && to.startsWith('server/')) return 'the product knows no server'
  if (from.startsWith('supabase/functions/') && !to.startsWith('supabase/functions/'))
    return 'a function is deployed alone'
  const [one, other] = [placeOf(from), placeOf(to)]
  if (!one.layer || !other.layer) return
  if (levelOf(other.layer) > levelOf(one.layer)) return `${one.layer} comes before ${other.layer}`
  if (one.role && other.role && one.role !== other.role) return 'areas of roles know nothing of each other'
  if (!one.group || !other.group || one.group === other.group) return
  if (!groups[one.group].uses.includes(other.group)) return `${one.group} does not use ${other.group}`
  const published = groups[other.group].features[other.feature ?? '']
  if (!published?.includes(other.module ?? '') && !/\.test\.tsx?$/.test(from))
    return `not public; see the map in scripts/house`
  return
}
