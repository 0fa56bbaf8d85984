import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { throwAwayDirectory } from './throw-away-data.ts';

/** The plain-text accounting programs books are exported for. */
export const programs = ['hledger', 'ledger', 'beancount'] as const;
export type Program = (typeof programs)[number];

const commands: Readonly<Record<Program, readonly string[]>> = {
  hledger: ['hledger'],
  ledger: ['ledger'],
  beancount: ['bean-check', 'bean-query'],
};

const isThere = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** Why a program isn't tried here; null where it is. */
export const noProgram = (program: Program): string | null => {
  const missing = commands[program].filter((command) => !isThere(command));
  return missing.length === 0
    ? null
    : `There is no ${missing.join(', ')}: what ${program} makes of exported books is not tested on this machine.`;
};

/** Runs a program over a file. Its own settings are left alone, and texts are read as UTF-8. */
const run = (command: string, args: readonly string[]): { ok: boolean; text: string; fault: string } => {
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', HOME: '/nonexistent' };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env,
    maxBuffer: 1e9,
  });
  if (error) throw error;
  return { ok: status === 0 && stderr === '', text: stdout, fault: stderr };
};

/** A file as a program reads it. */
const written = (text: string): string => {
  const path = join(throwAwayDirectory(), 'books');
  writeFileSync(path, text);
  return path;
};

const checks: Readonly<Record<Program, (file: string) => [string, string[]]>> = {
  // Strict: every account and currency is declared, and every balance is as it is stated.
  hledger: (file) => ['hledger', ['-f', file, 'check', '--strict']],
  ledger: (file) => ['ledger', ['--args-only', '--explicit', '--pedantic', '-f', file, 'source']],
  beancount: (file) => ['bean-check', [file]],
};

/** What a program has against a file; empty where it takes it. */
export const faultsOf = (program: Program, text: string): string => {
  const [command, args] = checks[program](written(text));
  const { ok, fault, text: said } = run(command, args);
  return ok ? '' : fault || said || 'no reason was given';
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The balances of all accounts at the end of a day at cost, as lines of name and amount. */
const asked: Readonly<Record<Program, (file: string, day: string) => [string, string[]]>> = {
  hledger: (file, day) => [
    'hledger',
    ['-f', file, 'balance', '--cost', '--no-total', '--empty', '--flat', '--end', dayAfter(day), '-O', 'csv'],
  ],
  ledger: (file, day) => [
    'ledger',
    [
      ...['--args-only', '-f', file, 'balance', '--basis', '--flat', '--empty', '--no-total'],
      ...['--end', dayAfter(day), '--balance-format'],
      '%(quoted(account)),%(quoted(scrub(display_total)))\n',
    ],
  ],
  beancount: (file, day) => [
    'bean-query',
    ['-f', 'csv', file, `select account, sum(weight) as total where date <= ${day} group by account`],
  ],
};

/** What every account has at the end of a day by a program, in cents of home currency; of accounts with something alone. */
export const centsBy = (program: Program, text: string, day: string, home: string): Map<string, number> => {
  const [command, args] = asked[program](written(text), day);
  const { ok, text: said, fault } = run(command, args);
  if (!ok) throw new Error(`${program}: ${fault}`);
  // Ledger escapes quotes with a backslash.
  const table = program === 'ledger' ? said.replaceAll('\\"', '""') : said;
  const rows = papaparse.parse<string[]>(table.trim()).data.slice(program === 'ledger' ? 0 : 1);
  return new Map(
    rows.flatMap(([name = '', total = '']): [string, number][] => {
      const [amount = '', currency = home] = total.trim().split(' ');
      if (currency !== home) throw new Error(`${program}: ${name} has ${total}`);
      const cents = Math.round(Number(amount) * 100);
      return cents === 0 ? [] : [[name.trim(), cents]];
    }),
  );
};

/** The accounts a file declares, by their names in it: each as its code. The one of earlier years has none. */
export const codesIn = (program: Program, text: string): Map<string, string> => {
  const declared = program === 'beancount' ? /^\d{4}-\d\d-\d\d open (.+)$/ : /^account (.+)$/;
  const code =
    program === 'hledger'
      ? /^ +; code: (.+)$/
      : program === 'ledger'
        ? /^ +note (\S+): /
        : /^ +code: "(.+)"$/;
  const codes = new Map<string, string>();
  let name: string | null = null;
  for (const line of text.split('\n')) {
    const [, found] = declared.exec(line) ?? [];
    if (found !== undefined) {
      name = found;
      codes.set(name, '');
    } else if (line === '') name = null;
    else if (name !== null) {
      const [, said] = code.exec(line) ?? [];
      if (said !== undefined) codes.set(name, said);
    }
  }
  return codes;
};

/** What a program prints when it is asked as a file's head says, with its lines as `name amount`. */
export const answerTo = (program: Program, text: string, asked: string): string => {
  const file = written(text);
  const line = {
    hledger: asked.replace('hledger ', `hledger -f ${file} `),
    ledger: asked.replace('ledger ', `ledger --args-only -f ${file} --flat `),
    beancount: `bean-query ${file} "${asked}"`,
  }[program];
  const { ok, text: said, fault } = run('sh', ['-c', line]);
  if (!ok) throw new Error(`${program}: ${fault}`);
  return said;
};
