import type { Format } from './format.ts';

/** A test file for vitest, with `<machine>.executor.ts` beside it. */
export const vitest: Format = ({ name }, paths) => `import { describe, test } from 'vitest';
import { type Path, runPath } from 'xstate-paths';
import { executor } from './${name}.executor.ts';

const paths: Path[] = ${JSON.stringify(paths, null, 2)};

describe('${name}', () => {
  for (const path of paths) {
    test(\`path \${path.id} from \${path.start.name}\`, () => runPath(path, executor));
  }
});`;
