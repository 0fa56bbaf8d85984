import { existsSync } from 'node:fs';
import { everydayJourneys } from '../../tests/everyday.ts';
import { startPostgres15 } from './postgres-15.ts';
import { provenRun } from './proofs.ts';
import { runCommand, runVitest, runVitestTwice, type Score } from './run.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Score>;
}

/** The suites, quickest first, so that a slip shows early; without names of its files a suite runs all it has. */
const suitesBy = (journeys: readonly string[]): Suite[] => [
  { name: 'types', run: () => runCommand('tsc', ['--noEmit']) },
  { name: 'lint', run: () => runCommand('biome', ['check']) },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'screens', run: () => runVitest('screens') },
  { name: 'paths', run: coverCharts },
  // With it, whether its tests send and read what docs/coverage.tsv says of them.
  { name: 'server', run: () => provenRun([]) },
  { name: 'journeys', run: () => runVitestTwice('journeys', journeys) },
];

const onOldest = (inFull: boolean): Suite => ({
  name: 'server on PostgreSQL 15',
  run: () => onPostgres15(inFull),
});

/** What is to run, and what its tests take from the environment. */
export interface Choice {
  readonly suites: readonly Suite[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * What is to run: by itself `npm test` runs the same set at every commit, with samples of what is too much for every day
 * (tests/support/thorough.ts); `ci` adds what SQL an older PostgreSQL could break; `all` runs everything, and every count.
 *
 * @throws for a suite that does not exist
 */
export const chosenSuites = (names: readonly string[]): Choice => {
  const everyday = suitesBy(everydayJourneys);
  const whole = suitesBy([]);
  const [name] = names;
  if (name === undefined) return { suites: everyday, environment: {} };
  if (names.length === 1 && name === 'ci') return { suites: [...everyday, onOldest(false)], environment: {} };
  if (names.length === 1 && name === 'all')
    return { suites: [...whole, onOldest(true)], environment: { TESTS: 'all' } };
  return {
    environment: {},
    suites: names.map((named) => {
      const suite = whole.find((one) => one.name === named);
      if (!suite)
        throw new Error(
          `There is no suite ${named}: ${whole.map((one) => one.name).join(', ')}, or ci, or all.`,
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
  'prepared.test',
];

async function onPostgres15(inFull: boolean): Promise<Score> {
  const postgres = await startPostgres15();
  try {
    // The tests of the embedded engine, and those that kill it, have nothing to do with DATABASE_URL.
    const ownEngine = ['tests/server/engine/**', 'tests/server/load/kill.test.ts'];
    const without = ownEngine.flatMap((files) => ['--exclude', files]);
    return await runVitest('server', [...(inFull ? [] : olderSql), ...without], {
      DATABASE_URL: postgres.url,
      // What the counts find was looked for on the newest already; here the older one's SQL is.
      TESTS: 'everyday',
    });
  } finally {
    await postgres.stop();
  }
}
