import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { recordsFolder } from './call-records.ts';
import { forgetCopies, forgetRecords, recordsOfFile } from './recorded.ts';

forgetRecords();
afterEach(forgetCopies);

// What the file's tests sent and read is laid down for `tools/test/proofs.ts`, which compares it with docs/coverage.tsv.
afterAll(() => {
  const folder = process.env[recordsFolder];
  if (!folder) return;
  const file = relative(process.cwd(), expect.getState().testPath!);
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ file, tests: recordsOfFile() }));
});
