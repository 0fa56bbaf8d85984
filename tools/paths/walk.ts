import type { Edge, Landscape, Opening, Refusal } from './landscape.ts';
import type { Path } from './path.ts';

/** A path found again on a landscape: where it opened and what it did. */
export interface Walk {
  opening: Opening;
  moves: (Edge | Refusal)[];
}

/**
 * Walks named cases from a named start.
 * @throws where the landscape knows no such start, or a case cannot be tried where the walk stands
 */
export const walkCases = (landscape: Landscape, start: string, cases: string[]): Walk => {
  const opening = landscape.openings.find((one) => one.start.name === start);
  if (!opening) throw new Error(`"${landscape.name}" has no start named "${start}".`);
  let vertex = opening.vertex;
  const moves = cases.map((name) => {
    const move = [...vertex.edges, ...vertex.refusals].find((one) => one.case === name);
    if (!move) throw new Error(`"${landscape.name}" has no case "${name}" in "${vertex.name}".`);
    vertex = move.to;
    return move;
  });
  return { opening, moves };
};

/** Finds a portable path again. @throws where it belongs to another chart or an older one */
export const walkOf = (landscape: Landscape, path: Path): Walk =>
  walkCases(
    landscape,
    path.start.name,
    path.steps.map((step) => step.case),
  );
