import { type Path, statesAt } from '../path.ts';
import type { ChartPosition } from '../position.ts';
import type { Format } from './format.ts';

const quoted = (value: unknown): string => JSON.stringify(value);

const stands = (place: ChartPosition): string[] =>
  statesAt(place).map((state) => `  await screen.states[${quoted(state)}](page);`);

const test = (path: Path): string => {
  const steps = path.steps.flatMap((step) => [
    `  await screen.events[${quoted(step.event.type)}](page, ${quoted(step.event)}, ${step.refused ? "'refused'" : "'accepted'"});`,
    ...stands(step.to),
  ]);
  return [
    `test(${quoted(`path ${path.id} from ${path.start.name}`)}, async ({ page }) => {`,
    `  await screen.open(page, ${quoted(path.start)});`,
    ...stands(path.start.at),
    ...steps,
    '});',
  ].join('\n');
};

/**
 * A test file for Playwright. The page map beside it, `<machine>.screen.ts`, opens a start, does each event by
 * role locators (or finds it refused) and recognises each state; a key it lacks is an error of types and of the run.
 */
export const playwright: Format = ({ name }, paths) =>
  [
    `import { test } from '@playwright/test';\nimport { screen } from './${name}.screen.ts';`,
    ...paths.map(test),
  ].join('\n\n');
