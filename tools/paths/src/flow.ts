/** An arc of a network: it must be used `atLeast` times, and each use costs `cost`. */
export interface Arc {
  from: string;
  to: string;
  cost: number;
  atLeast: number;
}

interface Residual {
  to: number;
  cost: number;
  room: number;
  back: Residual | undefined;
}

/** Cheapest distances from a node over arcs with room, and the arc by which each node is reached. */
const cheapest = (
  network: Residual[][],
  source: number,
): { distance: number[]; via: (Residual | undefined)[] } => {
  const distance = network.map(() => Number.POSITIVE_INFINITY);
  const via: (Residual | undefined)[] = network.map(() => undefined);
  distance[source] = 0;
  const queue = [source];
  for (let head = 0; head < queue.length; head += 1) {
    const node = queue[head]!;
    for (const arc of network[node]!) {
      const through = distance[node]! + arc.cost;
      if (arc.room <= 0 || through >= distance[arc.to]!) continue;
      distance[arc.to] = through;
      via[arc.to] = arc;
      queue.push(arc.to);
    }
  }
  return { distance, via };
};

/**
 * The least cost of a circulation that uses each arc at least as often as it must, by cheapest augmenting
 * paths. Every closed walk through the network costs at least this much.
 * @returns infinity where no circulation exists
 */
export const leastCirculation = (arcs: Arc[]): number => {
  const names = [...new Set(arcs.flatMap(({ from, to }) => [from, to]))];
  const index = new Map(names.map((name, position) => [name, position]));
  const source = names.length;
  const sink = source + 1;
  const network: Residual[][] = Array.from({ length: names.length + 2 }, () => []);
  const connect = (from: number, to: number, cost: number, room: number) => {
    const forward: Residual = { to, cost, room, back: undefined };
    const back: Residual = { to: from, cost: -cost, room: 0, back: forward };
    forward.back = back;
    network[from]!.push(forward);
    network[to]!.push(back);
  };
  const surplus = names.map(() => 0);
  let cost = 0;
  for (const arc of arcs) {
    const [from, to] = [index.get(arc.from)!, index.get(arc.to)!];
    connect(from, to, arc.cost, Number.POSITIVE_INFINITY);
    surplus[from]! -= arc.atLeast;
    surplus[to]! += arc.atLeast;
    cost += arc.cost * arc.atLeast;
  }
  let open = 0;
  surplus.forEach((amount, node) => {
    if (amount > 0) connect(source, node, 0, amount);
    if (amount < 0) connect(node, sink, 0, -amount);
    open += Math.max(0, amount);
  });
  while (open > 0) {
    const { distance, via } = cheapest(network, source);
    if (distance[sink] === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const route: Residual[] = [];
    for (let arc = via[sink]; arc; arc = via[arc.back!.to]) route.push(arc);
    const amount = Math.min(...route.map((arc) => arc.room));
    for (const arc of route) {
      arc.room -= amount;
      arc.back!.room += amount;
    }
    cost += amount * distance[sink]!;
    open -= amount;
  }
  return cost;
};
