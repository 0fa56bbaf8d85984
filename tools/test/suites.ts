import { existsSync } from 'node:fs';
import { startPostgres15 } from './postgres-15.ts';
import { provenRun } from './proofs.ts';
import { runCommand, runVitest, runVitestTwice, type Score } from './run.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Score>;
}

/** What `npm test` runs, quickest first, so that a slip shows early. By itself it walks less (tests/support/walks.ts). */
const suites: readonly Suite[] = [
  { name: 'types', run: () => runCommand('tsc', ['--noEmit']) },
  { name: 'lint', run: () => runCommand('biome', ['check']) },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'screens', run: () => runVitest('screens') },
  { name: 'paths', run: coverCharts },
  // With it, whether its tests send and read what docs/coverage.tsv says of them.
  { name: 'server', run: () => provenRun([]) },
  { name: 'journeys', run: () => runVitestTwice('journeys') },
  // After the journeys, which build the page.
  { name: 'budget', run: () => runCommand('tsx', ['tools/budget.ts']) },
];

const onOldest = (whole: boolean): Suite => ({
  name: 'server on PostgreSQL 15',
  run: () => onPostgres15(whole),
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

/** @throws for a suite that does not exist */
export const chosenSuites = (names: readonly string[]): Choice => {
  if (names.length === 0)
    return {
      suites,
      environment: { WALKS: 'few', HOSTILE: 'few' },
      limitsFiles: false,
      notesOrder: false,
    };
  if (names.length === 1 && names[0] === 'ci')
    return { suites: [...suites, onOldest(false)], environment: {}, limitsFiles: true, notesOrder: false };
  if (names.length === 1 && names[0] === 'all')
    return { suites: [...suites, onOldest(true)], environment: every, limitsFiles: false, notesOrder: true };
  return {
    suites: names.map((name) => {
      const suite = suites.find((one) => one.name === name);
      if (!suite)
        throw new Error(
          `There is no suite ${name}: ${suites.map((one) => one.name).join(', ')}, or ci, or all.`,
        );
      return suite;
    }),
    environment: {},
    limitsFiles: false,
    notesOrder: false,
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

async function onPostgres15(whole: boolean): Promise<Score> {
  const postgres = await startPostgres15();
  try {
    // The tests of the embedded engine, and those that kill it, have nothing to do with DATABASE_URL.
    const ownEngine = ['tests/server/engine/**', 'tests/server/load/kill.test.ts'];
    const without = ownEngine.flatMap((files) => ['--exclude', files]);
    return await runVitest('server', [...(whole ? [] : olderSql), ...without], {
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
