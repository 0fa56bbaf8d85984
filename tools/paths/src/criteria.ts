import type { Act, Graph, Vertex } from './graph.ts';
import { outcomeId } from './instrumented.ts';
import { nodeName } from './names.ts';
import { isPassed, positionsOf } from './positions.ts';
import { statesOf } from './transitions.ts';

/** What a set of paths may be asked to cover, in the order in which reports show it. */
export const criteria = [
  'states',
  'configurations',
  'transitions',
  'pairs',
  'guards',
  'refusals',
  'requirements',
] as const;
export type Criterion = (typeof criteria)[number];

/** The transitions a walk has just taken; the pairs criterion depends on nothing else of its past. */
export type Last = readonly string[];

/** The transitions the next act follows on: a refused or unheard one leaves the walk where it was. */
export const lastAfter = (act: Act, last: Last): Last =>
  'kind' in act && (act.kind === 'refusal' || act.microsteps.length === 0)
    ? last
    : (act.microsteps.at(-1) ?? []);

const pair = (first: string, second: string): string => `${first}  ⇒  ${second}`;

const pairsOf = (act: Act, last: Last): string[] => {
  if ('kind' in act && act.kind === 'refusal') return [];
  const groups = [last, ...act.microsteps];
  return act.microsteps.flatMap((group, index) =>
    groups[index]!.flatMap((first) => group.map((second) => pair(first, second))),
  );
};

/** The name under which a refusal is counted: the vertex and the case. */
const refusalGoal = (vertex: Vertex, name: string): string => `${vertex.name} (${vertex.id}) refuses ${name}`;

/** The goals of a criterion that one act reaches, given the transitions taken just before it. */
export const goalsReached = (graph: Graph, criterion: Criterion, act: Act, last: Last): string[] => {
  switch (criterion) {
    case 'states':
      return act.visited;
    case 'configurations':
      return ['to' in act ? act.to.name : act.vertex.name];
    case 'transitions':
      return act.microsteps.flat();
    case 'pairs':
      return pairsOf(act, last);
    case 'guards':
      return act.outcomes;
    case 'refusals':
      return 'kind' in act && act.kind === 'refusal' ? [refusalGoal(act.from, act.case)] : [];
    case 'requirements':
      return positionsOf(graph)
        .filter((position) => isPassed(position, act))
        .map(({ requirement }) => requirement);
  }
};

/** Every act of a graph. */
export const actsOf = ({ entries, vertices }: Graph): Act[] => [
  ...entries,
  ...vertices.flatMap((vertex) => [...vertex.edges, ...vertex.refusals]),
];

/** The groups of transitions with which a walk may stand at each vertex. */
export const lastsAt = (graph: Graph): Map<Vertex, Map<string, Last>> => {
  const lasts = new Map<Vertex, Map<string, Last>>(graph.vertices.map((vertex) => [vertex, new Map()]));
  const queue: [Vertex, Last][] = graph.entries.map((entry) => [entry.vertex, lastAfter(entry, [])]);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [vertex, last] = next;
    const known = lasts.get(vertex)!;
    const key = last.join('\n');
    if (known.has(key)) continue;
    known.set(key, last);
    for (const edge of vertex.edges) queue.push([edge.to, lastAfter(edge, last)]);
  }
  return lasts;
};

const feasiblePairs = (graph: Graph): string[] => [
  ...graph.entries.flatMap((entry) => pairsOf(entry, [])),
  ...[...lastsAt(graph)].flatMap(([vertex, lasts]) =>
    [...lasts.values()].flatMap((last) => vertex.edges.flatMap((edge) => pairsOf(edge, last))),
  ),
];

/**
 * All goals of a criterion. States, transitions, guards and requirements are those the chart declares, reachable or
 * not; configurations, pairs and refusals are those that exist on the graph.
 */
export const goalsOf = (graph: Graph, criterion: Criterion): string[] => {
  const { transitions, vertices, instrumented } = graph;
  switch (criterion) {
    case 'states':
      return statesOf(instrumented.machine).map(nodeName);
    case 'configurations':
      return [...new Set(vertices.map((vertex) => vertex.name))];
    case 'transitions':
      return transitions.map((transition) => transition.id);
    case 'pairs':
      return [...new Set(feasiblePairs(graph))];
    case 'guards':
      return transitions
        .filter((transition) => transition.guard !== undefined)
        .flatMap((transition) => [outcomeId(transition.id, true), outcomeId(transition.id, false)]);
    case 'refusals':
      return vertices.flatMap((vertex) =>
        vertex.refusals.map((refusal) => refusalGoal(vertex, refusal.case)),
      );
    case 'requirements':
      return [...new Set(positionsOf(graph).map(({ requirement }) => requirement))];
  }
};
