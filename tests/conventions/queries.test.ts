import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles } from '../support/source-files.ts';

const queryFiles = codeFiles().filter((file) => /^src\/api\/(client|documents)\//.test(file));

test('every query hands on the signal that ends it when its page is left', () => {
  const deaf = queryFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/queryFn: (?!(?:async )?\(\{ signal \}\)).*/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(deaf).toEqual([]);
});
