import { statesOf, tagsOf } from './arrows.ts';
import type { Edge, Landscape, Opening, Refusal, Vertex } from './landscape.ts';
import { nodeName } from './names.ts';
import { outcomeId } from './probe.ts';

/** What a set of paths may be asked to cover, in the order in which reports show it. */
export const criteria = [
  'states',
  'configurations',
  'transitions',
  'pairs',
  'guards',
  'refusals',
  'tags',
] as const;
export type Criterion = (typeof criteria)[number];

/** Anything a path does: begin, take an accepted case, or try a refused one. */
export type Act = Opening | Edge | Refusal;

/** The arrows a walk has just taken; the pairs criterion depends on nothing else of its past. */
export type Last = readonly string[];

/** The arrows the next act follows on: a refused or unheard one leaves the walk where it was. */
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

const tagsPassed = (landscape: Landscape, act: Act): string[] => {
  const states = statesOf(landscape.probe.machine).filter((node) => act.visited.includes(nodeName(node)));
  const arrows = landscape.arrows.filter((arrow) => act.microsteps.flat().includes(arrow.id));
  return [...states.flatMap((node) => tagsOf(node.meta)), ...arrows.flatMap((arrow) => arrow.tags)];
};

/** The name under which a refusal is counted: the vertex and the case. */
export const refusalGoal = (vertex: Vertex, name: string): string =>
  `${vertex.name} (${vertex.id}) refuses ${name}`;

/** The goals of a criterion that one act reaches, given the arrows taken just before it. */
export const goalsReached = (landscape: Landscape, criterion: Criterion, act: Act, last: Last): string[] => {
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
    case 'tags':
      return tagsPassed(landscape, act);
  }
};

/** Every act of a landscape. */
export const actsOf = ({ openings, vertices }: Landscape): Act[] => [
  ...openings,
  ...vertices.flatMap((vertex) => [...vertex.edges, ...vertex.refusals]),
];

/** The groups of arrows with which a walk may stand at each vertex. */
export const lastsAt = (landscape: Landscape): Map<Vertex, Map<string, Last>> => {
  const lasts = new Map<Vertex, Map<string, Last>>(landscape.vertices.map((vertex) => [vertex, new Map()]));
  const queue: [Vertex, Last][] = landscape.openings.map((opening) => [
    opening.vertex,
    lastAfter(opening, []),
  ]);
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

const feasiblePairs = (landscape: Landscape): string[] => [
  ...landscape.openings.flatMap((opening) => pairsOf(opening, [])),
  ...[...lastsAt(landscape)].flatMap(([vertex, lasts]) =>
    [...lasts.values()].flatMap((last) => vertex.edges.flatMap((edge) => pairsOf(edge, last))),
  ),
];

/**
 * All goals of a criterion. States, transitions, guards and tags are those the chart declares, reachable or
 * not; configurations, pairs and refusals are those that exist on the landscape.
 */
export const goalsOf = (landscape: Landscape, criterion: Criterion): string[] => {
  const { arrows, vertices, probe } = landscape;
  switch (criterion) {
    case 'states':
      return statesOf(probe.machine).map(nodeName);
    case 'configurations':
      return [...new Set(vertices.map((vertex) => vertex.name))];
    case 'transitions':
      return arrows.map((arrow) => arrow.id);
    case 'pairs':
      return [...new Set(feasiblePairs(landscape))];
    case 'guards':
      return arrows
        .filter((arrow) => arrow.guard !== undefined)
        .flatMap((arrow) => [outcomeId(arrow.id, true), outcomeId(arrow.id, false)]);
    case 'refusals':
      return vertices.flatMap((vertex) =>
        vertex.refusals.map((refusal) => refusalGoal(vertex, refusal.case)),
      );
    case 'tags':
      return [
        ...new Set([
          ...statesOf(probe.machine).flatMap((node) => tagsOf(node.meta)),
          ...arrows.flatMap((arrow) => arrow.tags),
        ]),
      ];
  }
};
