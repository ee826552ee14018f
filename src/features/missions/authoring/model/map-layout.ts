import { brokenSteps, end, successors } from '../../missions/flow.ts'
import type { Step } from '../../missions/model.ts'
import { letterOf } from './letters.ts'

export const nodeSize = { width: 190, height: 56 }
const gap = { x: 36, y: 56 }

export interface MapNode {
  id: string
  x: number
  y: number
  /** Undefined for the end. */
  step?: Step
  place: number
  fault?: 'unreachable' | 'loop'
}

interface MapArrow {
  id: string
  path: string
  /** The choice that takes this path. */
  letter?: string
  letterAt: { x: number; y: number }
  isBack: boolean
}

export interface BranchMap {
  width: number
  height: number
  nodes: MapNode[]
  arrows: MapArrow[]
}

/** Rows from start to end; each step is below everything that leads to it, loops aside. */
export function layOut(steps: Step[]): BranchMap {
  const ways = new Map(steps.map((step, index) => [step.id, successors(steps, index)]))
  const row = rowsOf(steps, ways)
  const { unreachable, endless } = brokenSteps(steps)
  const rows = new Map<number, string[]>()
  for (const [id, level] of row) rows.set(level, [...(rows.get(level) ?? []), id])
  const widest = Math.max(...[...rows.values()].map((ids) => ids.length), 1)
  const inner = widest * nodeSize.width + (widest - 1) * gap.x
  // Arrows that go back or skip rows run beside the steps.
  const margin = 72
  const place = new Map(steps.map(({ id }, index) => [id, index]))
  const nodes = [...rows].flatMap(([level, ids]) => {
    const used = ids.length * nodeSize.width + (ids.length - 1) * gap.x
    return ids
      .sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
      .map(
        (id, index): MapNode => ({
          id,
          x: margin + (inner - used) / 2 + index * (nodeSize.width + gap.x),
          y: 8 + level * (nodeSize.height + gap.y),
          step: steps[place.get(id) ?? -1],
          place: (place.get(id) ?? -1) + 1,
          fault: unreachable.includes(id) ? 'unreachable' : endless.includes(id) ? 'loop' : undefined,
        }),
      )
  })
  const width = inner + 2 * margin
  const height = 16 + Math.max(...rows.keys(), 0) * (nodeSize.height + gap.y) + nodeSize.height
  return {
    width,
    height,
    nodes,
    arrows: arrowsOf(steps, ways, new Map(nodes.map((node) => [node.id, node])), width),
  }
}

type Side = 'left' | 'right'
const edgeOf = (node: MapNode, side: Side) => (side === 'left' ? node.x : node.x + nodeSize.width)

type Ways = Map<string, string[]>

/** The longest path to each step, ignoring loops. */
function rowsOf(steps: Step[], ways: Ways): Map<string, number> {
  const finished: string[] = []
  const open = new Set<string>()
  const forward = new Map<string, string[]>()
  function visit(id: string): void {
    if (forward.has(id)) return
    open.add(id)
    forward.set(id, [])
    for (const next of ways.get(id) ?? []) {
      if (open.has(next)) continue
      forward.get(id)!.push(next)
      visit(next)
    }
    open.delete(id)
    finished.push(id)
  }
  for (const { id } of steps) visit(id)
  visit(end)
  const row = new Map<string, number>(finished.map((id) => [id, 0]))
  for (const id of finished.toReversed()) {
    for (const next of forward.get(id)!) row.set(next, Math.max(row.get(next)!, row.get(id)! + 1))
  }
  row.set(end, Math.max(...row.values()))
  return row
}

function arrowsOf(steps: Step[], ways: Ways, nodes: Map<string, MapNode>, width: number): MapArrow[] {
  return steps.flatMap((step) => {
    const targets = ways.get(step.id)!
    return targets.flatMap((target, index) => {
      const from = nodes.get(step.id)!
      const to = nodes.get(target)
      if (!to) return []
      const share = (index + 1) / (targets.length + 1)
      const start = { x: from.x + nodeSize.width * share, y: from.y + nodeSize.height }
      const isBack = to.y <= from.y
      const side: Side = from.x + nodeSize.width / 2 < width / 2 ? 'left' : 'right'
      return [
        {
          id: `${step.id}:${index}`,
          path: isBack ? backPath(from, to, side, share) : downPath(start, to, width),
          letter: step.kind === 'decision' ? letterOf(index) : undefined,
          letterAt: isBack
            ? { x: edgeOf(from, side), y: from.y + nodeSize.height * share }
            : { x: start.x, y: start.y + 16 },
          isBack,
        },
      ]
    })
  })
}

function downPath(start: { x: number; y: number }, to: MapNode, width: number): string {
  const target = { x: to.x + nodeSize.width / 2, y: to.y - 4 }
  const rowHeight = nodeSize.height + gap.y
  const isNear = target.y - start.y < rowHeight
  const bend = gap.y / 2
  if (isNear) {
    return `M${start.x} ${start.y}C${start.x} ${start.y + bend} ${target.x} ${target.y - bend} ${target.x} ${target.y}`
  }
  const lane = start.x < width / 2 ? 24 : width - 24
  return [
    `M${start.x} ${start.y}`,
    `C${start.x} ${start.y + bend} ${lane} ${start.y + bend / 2} ${lane} ${start.y + rowHeight / 2}`,
    `L${lane} ${target.y - rowHeight / 2}`,
    `C${lane} ${target.y - bend / 2} ${target.x} ${target.y - bend} ${target.x} ${target.y}`,
  ].join('')
}

/** Around the outside, on the nearer side. */
function backPath(from: MapNode, to: MapNode, side: Side, share: number): string {
  const startX = edgeOf(from, side)
  const startY = from.y + nodeSize.height * share
  const targetX = edgeOf(to, side) + (side === 'left' ? -4 : 4)
  const targetY = to.y + nodeSize.height / 2
  const out = (20 + 40 * share) * (side === 'left' ? -1 : 1)
  const lane = side === 'left' ? Math.min(startX, targetX) + out : Math.max(startX, targetX) + out
  return `M${startX} ${startY}C${lane} ${startY} ${lane} ${targetY} ${targetX} ${targetY}`
}
