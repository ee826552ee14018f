/** Groups of nodes that reach each other, each with more than one member. */
export function circlesIn(graph: Map<string, Set<string>>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()

  function visit(node: string): void {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    path.push(node)
    onPath.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (onPath.has(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
    }
    if (lowest.get(node) !== order.get(node)) return
    const members = path.splice(path.indexOf(node))
    for (const member of members) onPath.delete(member)
    if (members.length > 1) found.push(members.sort())
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
