import { stateName } from '../names.ts';
import type { Path } from '../path.ts';
import type { Format } from './format.ts';

const textOf = (path: Path): string =>
  [
    `${path.id}  from ${path.start.name}: ${stateName(path.start.at.state)}`,
    ...path.steps.map((step) => {
      const end = step.refused ? '✗ refused' : `→ ${stateName(step.to.state)}`;
      return `    ${step.case}  ${end}`;
    }),
  ].join('\n');

/** For reading in a terminal: one block per path, one line per step. */
export const text: Format = (_, paths) => paths.map(textOf).join('\n\n');
