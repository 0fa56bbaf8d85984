import { stateName } from '../names.ts';
import type { Path, PathStep } from '../path.ts';
import type { Format } from './format.ts';

const linesOf = (step: PathStep): string[] => [
  `    When ${step.wait === undefined ? step.case : `${step.wait} ms pass (${step.case})`}`,
  step.refused
    ? `    Then it is refused and stays ${stateName(step.to.state)}`
    : `    Then it is ${stateName(step.to.state)}`,
];

const scenario = (path: Path): string =>
  [
    `  Scenario: ${path.id} from ${path.start.name}`,
    `    Given ${path.start.name}`,
    `    Then it is ${stateName(path.start.at.state)}`,
    ...path.steps.flatMap(linesOf),
  ].join('\n');

/** Given, When, Then: a scenario per path. */
export const gherkin: Format = ({ name }, paths) => [`Feature: ${name}`, ...paths.map(scenario)].join('\n\n');
