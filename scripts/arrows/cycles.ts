// Finds circles in a graph of imports (Tarjan): each group of files that reach each other, once, as one shortest way round.

/** One circle for each knot of files; empty when there is none. */
export function cyclesIn(
  graph: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  return knotsIn(graph).map((knot) => shortestCircle(graph, new Set(knot)));
}

/** The groups of nodes that reach each other, a node that reaches itself included. */
export function knotsIn(
  graph: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const knots: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
      } else if (open.has(next)) low.set(node, Math.min(low.get(node) ?? 0, order.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const knot = stack.splice(stack.indexOf(node));
    for (const member of knot) open.delete(member);
    if (knot.length > 1 || (graph.get(node) ?? []).includes(node)) knots.push(knot);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return knots;
}

/** The shortest way round from the first node of a knot, by breadth. */
export function shortestCircle(
  graph: ReadonlyMap<string, readonly string[]>,
  knot: ReadonlySet<string>,
): readonly string[] {
  const [start = ''] = [...knot].sort();
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (!knot.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [...knot];
}
