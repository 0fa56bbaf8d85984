import { existsSync } from 'node:fs';
import { startPostgres15 } from './postgres-15.ts';
import { provenRun } from './proofs.ts';
import { runCommand, runVitest, type Score } from './run.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Score>;
}

/** What `npm test` runs, quickest first, so that a slip shows early. */
export const suites: readonly Suite[] = [
  { name: 'types', run: () => runCommand('tsc', ['--noEmit']) },
  { name: 'lint', run: () => runCommand('biome', ['check']) },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'screens', run: () => runVitest('screens') },
  { name: 'paths', run: coverCharts },
  // With it, whether its tests send and read what docs/coverage.tsv says of them.
  { name: 'server', run: () => provenRun([]) },
  { name: 'journeys', run: () => runVitest('journeys') },
  // After the journeys, which build the page.
  { name: 'budget', run: () => runCommand('tsx', ['tools/budget.ts']) },
];

/** What `.ci/run` runs besides: the server on the oldest PostgreSQL it supports, reached as any other. */
export const ciSuites: readonly Suite[] = [...suites, { name: 'server on PostgreSQL 15', run: onPostgres15 }];

async function coverCharts(): Promise<Score> {
  const command = 'tools/paths/main.ts';
  if (!existsSync(command)) return { passed: 0, failed: 0, notRun: 0 };
  return runCommand('tsx', [command, 'cover']);
}

async function onPostgres15(): Promise<Score> {
  const postgres = await startPostgres15();
  try {
    // The tests of the embedded engine, and those that kill it, have nothing to do with DATABASE_URL.
    const ownEngine = ['tests/server/engine/**', 'tests/server/load/kill.test.ts'];
    const without = ownEngine.flatMap((files) => ['--exclude', files]);
    return await runVitest('server', without, {
      DATABASE_URL: postgres.url,
      // What the numbers find was looked for on the newest already; here the older one's SQL is.
      RANDOM_RUNS: '4',
      FUZZ_RUNS: '20',
    });
  } finally {
    await postgres.stop();
  }
}
