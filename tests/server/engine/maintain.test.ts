import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invariants } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { bundled } from '../../support/child.ts';
import { given } from '../../support/given.ts';
import { ask, emptyDirectory, running } from './directories.ts';

let bundle: string;
beforeAll(async () => {
  bundle = await bundled('server/maintain.ts');
});
afterAll(() => rmSync(bundle));

/** Runs a maintenance command as a person would, on a data directory. */
const maintain = (
  data: string,
  ...args: string[]
): Promise<{ code: number; output: string; complained: string }> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _, ...env } = process.env;
    execFile(
      process.execPath,
      [bundle, ...args],
      { env: { ...env, COUNTERFOIL_DATA: data } },
      (error, output, complained) => resolve({ code: error ? Number(error.code) : 0, output, complained }),
    );
  });

it('verifies, archives, restores and rebuilds the embedded database from the command line', async () => {
  const directory = emptyDirectory();
  const engine = await running(directory);
  await migrate(engine.url);
  const database = await openDatabase(engine.url);
  await given.invoice(await given.business(database), { paid: 40 });
  await database.close();

  const held = await maintain(directory, 'end-sessions', 'everybody');
  expect(held).toMatchObject({ code: 1, output: '' });
  expect(held.complained).toMatch(
    /^A Counterfoil server runs on .*: stop it first, or name a database with DATABASE_URL\.$/m,
  );
  const beside = await maintain(directory, 'verify');
  expect(beside).toMatchObject({ code: 0, complained: '' });
  // The chain of the audit trail has a line of its own.
  expect(beside.output.match(/: ok$/gm)).toHaveLength(invariants.length + 1);
  expect(beside.output).toMatch(
    /^ {3}the audit trail is as it was recorded \(0 events, 0 signed checkpoints\): ok$/m,
  );
  const meanwhile = join(directory, '..', 'meanwhile');
  expect(await maintain(directory, 'archive', meanwhile)).toMatchObject({
    code: 0,
    complained: '',
    output: expect.stringMatching(/^Archived \d+ rows/),
  });
  expect(await ask(engine.url, 'select count(*)::int from document')).toBe(1);
  await ask(engine.url, 'update day_balance set debit = debit + 1');
  expect(await maintain(directory, 'rebuild')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^1 of 1 businesses, up to [0-9a-f-]{36}\n(.*\n)*day_balance: 3 rows corrected$/m,
    ),
  });
  await ask(engine.url, 'update day_balance set debit = debit + 1');
  await engine.stop();

  const broken = await maintain(directory, 'verify');
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(
    /^12 balances, counts and totals are the sums of their rows: broken\n {5}Umbrella Works .*day_balance/m,
  );
  // Reports read the sum that was broken, and differ from what they are compared with.
  expect(broken.output).toMatch(/^17 every report equals what it is compared with: broken$/m);
  expect(broken.output.match(/: ok$/gm)).toHaveLength(invariants.length - 1);
  // Before the archive meanwhile, what waited was chained and signed.
  expect(broken.output).toMatch(
    /^ {3}the audit trail is as it was recorded \(\d+ events, 1 signed checkpoints\): ok$/m,
  );
  expect(await maintain(directory, 'rebuild')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^day_balance: 3 rows corrected$/m),
  });

  const archived = join(directory, '..', 'archived');
  expect(await maintain(directory, 'archive', archived)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Archived \d+ rows/),
  });
  const elsewhere = join(directory, '..', 'elsewhere');
  expect(await maintain(elsewhere, 'restore', archived)).toMatchObject({
    code: 0,
    output: expect.stringMatching(new RegExp(`^Restored \\d+ rows.*\\n(.*: ok\\n){${invariants.length}}$`)),
  });
}, 120_000);

it('says what is missing, and makes nothing', async () => {
  const directory = join(emptyDirectory(), 'typo');
  expect((await maintain(directory, 'verify')).complained).toMatch(
    /^There are no data in .*typo: name their directory/,
  );
  expect((await maintain(directory, 'archive')).complained).toMatch(
    /^Say what to do: verify, rebuild, archive \[--business <id or name>\] <directory>/,
  );
  expect(existsSync(directory)).toBe(false);
});
