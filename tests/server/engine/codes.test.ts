import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redeemDealCode } from '../../../server/commands/deal-code.ts';
import { codesHelp } from '../../../server/maintenance/codes-arguments.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { bundled } from '../../support/child.ts';
import { given } from '../../support/given.ts';
import { emptyDirectory, running } from './directories.ts';

let bundle: string;
beforeAll(async () => {
  bundle = await bundled('server/codes.ts');
});
afterAll(() => rmSync(bundle));

/** Runs the command as its operator would, on a data directory. */
const codes = (
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

test('codes are made, listed, redeemed and refunded from the command line, also while a server runs', async () => {
  const directory = emptyDirectory();
  const engine = await running(directory);
  await migrate(engine.url);

  expect((await codes(directory, 'list')).output).toBe('There are none.\n');
  expect((await codes(directory, 'coupon', 'list')).output).toBe('There are none.\n');
  const made = await codes(directory, 'make', '2', '--note', 'July');
  expect(made).toMatchObject({ code: 0, complained: '' });
  const [first, second] = made.output.trim().split('\n') as [string, string];
  const database = await openDatabase(engine.url);
  const shop = await given.business(database, { name: 'Umbrella Works' });
  await redeemDealCode(shop, '198.51.100.1', first);
  await database.close();

  const list = await codes(directory, 'list');
  expect(list.output).toMatch(
    new RegExp(
      `^…${first.slice(-4)}  Redeemed  made .*  redeemed 2026-01-15 by Umbrella Works \\(growth, 5 seats\\)  July$`,
      'm',
    ),
  );
  expect((await codes(directory, 'list', '--status', 'unused')).output).toMatch(
    new RegExp(`^…${second.slice(-4)}  Unused  made .*  July\\n$`),
  );
  expect(await codes(directory, 'refund', first)).toEqual({
    code: 0,
    output: 'Refunded. Umbrella Works no longer has a deal.\n',
    complained: '',
  });
  expect((await codes(directory, 'refund', first)).output).toBe(
    'It was refunded before; nothing changed for Umbrella Works.\n',
  );
  expect((await codes(directory, 'refund', second)).output).toBe('Refunded. Nobody had redeemed it.\n');
  expect(await codes(directory, 'refund', 'NOBODY-MADE-IT')).toEqual({
    code: 1,
    output: '',
    complained: 'There is no deal code that ends in DEIT and is this one.\n',
  });

  const file = join(directory, '..', 'codes.txt');
  writeFileSync(file, 'FROM-A-FILE-1\nFROM-A-FILE-2\n');
  expect((await codes(directory, 'import', file)).output).toBe('2 codes added, 0 were there already.\n');
  expect(await codes(directory, 'import', `${file}.gone`)).toMatchObject({
    code: 1,
    complained: `The file ${file}.gone can’t be read.\n`,
  });
  expect((await codes(directory, 'steps', 'starter:3', 'growth:5')).output).toBe(
    'code 1: starter with 3 seats\ncode 2: growth with 5 seats\n',
  );

  const spring = ['coupon', 'make', 'spring', '--percent', '50', '--months', '3', '--uses', '10'];
  expect((await codes(directory, ...spring)).output).toBe('Coupon SPRING made.\n');
  expect(await codes(directory, ...spring)).toMatchObject({
    code: 1,
    complained: 'There is a coupon SPRING already.\n',
  });
  expect((await codes(directory, 'coupon', 'list')).output).toBe(
    'SPRING  50 % off  for 3 months  used 0 of 10\n',
  );
  expect((await codes(directory, 'coupon', 'end', 'spring')).output).toBe('Coupon SPRING ended.\n');
  expect((await codes(directory, 'coupon', 'list')).output).toMatch(
    /^SPRING {2}50 % off {2}for 3 months {2}used 0 of 10 {2}ended \d{4}-\d\d-\d\d\n$/,
  );
});

test('it explains itself, and refuses what nobody can follow with the way to help', async () => {
  const nowhere = emptyDirectory();
  expect(await codes(nowhere, '--help')).toEqual({ code: 0, output: `${codesHelp}\n`, complained: '' });
  const wrong = (sentence: string) => ({
    code: 2,
    output: '',
    complained: `${sentence}\nSee npm run codes -- --help.\n`,
  });
  expect(await codes(nowhere)).toEqual(wrong('Say what to do.'));
  expect(await codes(nowhere, 'make', 'many')).toEqual(
    wrong('The number of codes is a whole number from 1 to 10000, not “many”.'),
  );
  expect(await codes(nowhere, 'list')).toMatchObject({
    code: 1,
    output: '',
    complained: expect.stringMatching(/^There are no data in /),
  });
});
