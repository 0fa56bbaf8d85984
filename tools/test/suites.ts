import { existsSync } from 'node:fs';
import { startPostgres15 } from './postgres-15.ts';
import { provenRun } from './proofs.ts';
import { runCommand, runVitest, runVitestTwice, type Score } from './run.ts';
import { commitsSoFar, type Share, shareOf } from './turns.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Score>;
}

/** Into how many shares the files of the long suites are dealt out, one of which a run takes; 1 where it takes all. */
interface Shares {
  server: number;
  journeys: number;
}

/** A suite of files, or the share of it whose turn it is. */
const inTurn = (name: string, of: number, run: (share: Share | null) => Promise<Score>): Suite => {
  if (of === 1) return { name, run: () => run(null) };
  const share = shareOf(Number(process.env.TURN ?? commitsSoFar()), of);
  return { name: `${name}, share ${share.turn} of ${of}`, run: () => run(share) };
};

/** The suites, quickest first, so that a slip shows early. */
const suitesBy = ({ server, journeys }: Shares): Suite[] => [
  { name: 'types', run: () => runCommand('tsc', ['--noEmit']) },
  { name: 'lint', run: () => runCommand('biome', ['check']) },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'screens', run: () => runVitest('screens') },
  { name: 'paths', run: coverCharts },
  // With it, whether its tests send and read what docs/coverage.tsv says of them.
  inTurn('server', server, (share) => provenRun([], share)),
  inTurn('journeys', journeys, (share) => runVitestTwice('journeys', {}, share)),
  // After the journeys, which build the page.
  { name: 'budget', run: () => runCommand('tsx', ['tools/budget.ts']) },
];

const whole: Shares = { server: 1, journeys: 1 };

const onOldest = (inFull: boolean): Suite => ({
  name: 'server on PostgreSQL 15',
  run: () => onPostgres15(inFull),
});

/** What is to run, with the counts its tests take from the environment. */
export interface Choice {
  readonly suites: readonly Suite[];
  readonly environment: Readonly<Record<string, string>>;
  /** A file that takes too long fails the run. */
  readonly limitsFiles: boolean;
  /** The order of the slowest files is written down for the next runs. */
  readonly notesOrder: boolean;
}

/**
 * Every count there is: all pairs of commands, axe on every screen and state, every plan as every role, every hostile value in
 * every field, every order of a provider's reports, imports of as many rows as a file may have, PostgreSQL 15 in full.
 */
const every = {
  PAIRS: 'all',
  AXE: 'all',
  ROLES: 'all',
  HOSTILE: 'all',
  KILL_ROUNDS: '50',
  IMPORT_ROWS: '100000',
  RANDOM_RUNS: '50',
  FUZZ_RUNS: '200',
  PROVIDER_ORDERS: '120',
};

/**
 * What is to run: by itself `npm test` walks less (tests/support/walks.ts), and it and CI take the share of the long suites whose turn it is.
 *
 * @throws for a suite that does not exist
 */
export const chosenSuites = (names: readonly string[]): Choice => {
  const usual = { environment: {}, limitsFiles: false, notesOrder: false };
  const [name] = names;
  if (name === undefined)
    return {
      ...usual,
      suites: suitesBy({ server: 4, journeys: 8 }),
      environment: { WALKS: 'few', HOSTILE: 'few' },
    };
  if (names.length === 1 && name === 'ci')
    return {
      ...usual,
      suites: [...suitesBy({ server: 2, journeys: 3 }), onOldest(false)],
      limitsFiles: true,
    };
  const all = suitesBy(whole);
  if (names.length === 1 && name === 'all')
    return { suites: [...all, onOldest(true)], environment: every, limitsFiles: false, notesOrder: true };
  return {
    ...usual,
    suites: names.map((named) => {
      const suite = all.find((one) => one.name === named);
      if (!suite)
        throw new Error(
          `There is no suite ${named}: ${all.map((one) => one.name).join(', ')}, or ci, or all.`,
        );
      return suite;
    }),
  };
};

async function coverCharts(): Promise<Score> {
  const command = 'tools/paths/src/main.ts';
  if (!existsSync(command)) return { passed: 0, failed: 0, notRun: 0 };
  return runCommand('tsx', [command, 'cover']);
}

/** What SQL of an older PostgreSQL could break, by parts of the files' names: migrations, archives, every act written, what reads. */
const olderSql = [
  '.paths.test',
  'server/maintenance/',
  'reports.test',
  'statement',
  'dashboard',
  '.list.test',
  'database.test',
  'transaction.test',
  'pipeline.test',
];

async function onPostgres15(inFull: boolean): Promise<Score> {
  const postgres = await startPostgres15();
  try {
    // The tests of the embedded engine, and those that kill it, have nothing to do with DATABASE_URL.
    const ownEngine = ['tests/server/engine/**', 'tests/server/load/kill.test.ts'];
    const without = ownEngine.flatMap((files) => ['--exclude', files]);
    return await runVitest('server', [...(inFull ? [] : olderSql), ...without], {
      // Here every statement travels by itself, as behind a pooler that can't take pipelines.
      DATABASE_URL: `${postgres.url}?pipeline=off`,
      // What the numbers find was looked for on the newest already; here the older one's SQL is.
      RANDOM_RUNS: '4',
      FUZZ_RUNS: '20',
      IMPORT_ROWS: '2000',
    });
  } finally {
    await postgres.stop();
  }
}
