import type { Format } from './format.ts';

/** A test file for vitest, to stand in a folder under tests, with `<machine>.executor.ts` beside it. */
export const vitest: Format = ({ name }, paths) => `import { describe, test } from 'vitest';
import type { Path } from '../../tools/paths/src/path.ts';
import { runPath } from '../../tools/paths/src/run.ts';
import { executor } from './${name}.executor.ts';

const paths: Path[] = ${JSON.stringify(paths, null, 2)};

describe('${name}', () => {
  for (const path of paths) {
    test(\`path \${path.id} from \${path.start.name}\`, () => runPath(path, executor));
  }
});`;
