import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { circlesIn } from './circles.ts'
import { importsOf } from './imports.ts'
import { groups } from './map.ts'
import { isPictureTrue } from './picture.ts'
import { placeOf, refusalOf } from './rules.ts'

// Fails with a line for each import that breaks the map, and for each circle. With --write, updates
// the map in docs/architecture.md.

const roots = ['src', 'server', 'supabase/functions', 'scripts', 'e2e', 'bench']
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(root, name)),
)

const imports = new Map<string, Set<string>>()
const features = new Map<string, Set<string>>()
const problems: string[] = []
for (const file of files) {
  const imported = importsOf(file)
  imports.set(file, new Set(imported))
  const { group, feature } = placeOf(file)
  if (group && /(Page|\/routes)\.tsx$/.test(file))
    problems.push(`${file}: pages and routes belong to an area`)
  for (const other of imported) {
    const refusal = refusalOf(file, other)
    if (refusal) problems.push(`${file} imports ${other}: ${refusal}`)
    const { group: otherGroup, feature: otherFeature } = placeOf(other)
    if (!group || !otherGroup || feature === otherFeature) continue
    const name = `${group}/${feature}`
    features.set(name, (features.get(name) ?? new Set()).add(`${otherGroup}/${otherFeature}`))
  }
}
for (const [name, { features: mapped }] of Object.entries(groups)) {
  const folders = readdirSync(`src/features/${name}`)
  for (const folder of folders) if (!mapped[folder]) problems.push(`${name}/${folder} is not on the map`)
  for (const [feature, modules] of Object.entries(mapped)) {
    for (const module of modules) {
      const published = `src/features/${name}/${feature}/${module}`
      const isUsed = files.some((file) => placeOf(file).group !== name && imports.get(file)?.has(published))
      if (!isUsed) problems.push(`${published} is public, and no other group uses it`)
    }
  }
}
for (const circle of [...circlesIn(imports), ...circlesIn(features)])
  problems.push(`a circle of imports: ${circle.join(', ')}`)

if (!isPictureTrue(process.argv.includes('--write')))
  problems.push('docs/architecture.md shows another map: run npm run house -- --write')

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} broken rules`)
process.exitCode = problems.length > 0 ? 1 : 0
