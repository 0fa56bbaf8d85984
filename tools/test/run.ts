import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

export interface Score {
  readonly passed: number;
  readonly failed: number;
  /** Tests that say they do not apply here, such as those for root. */
  readonly notRun: number;
  /** What failed, as "file › test"; a file that did not load by its name alone. */
  readonly failures?: readonly string[];
  /** What each of them said first, by the same name. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** How long each test file took, where there are files. */
  readonly files?: readonly TimedFile[];
}

/** A test file and how long it took, in seconds. */
export interface TimedFile {
  readonly file: string;
  readonly seconds: number;
}

/** A check that passes or fails as a whole. */
export async function runCommand(command: string, args: readonly string[]): Promise<Score> {
  const good = (await exitCode(command, args, {})) === 0;
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, notRun: 0 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Milliseconds since 1970. */
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** One vitest project, counted by its tests. A file that does not load counts as a failed test, and so does a crash. */
export async function runVitest(
  project: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Score> {
  const folder = mkdtempSync(join(tmpdir(), 'counterfoil-report-'));
  const file = join(folder, 'report.json');
  const seeds = '--reporter=./tests/support/failed-seeds.ts';
  const reporters = ['--reporter=default', seeds, '--reporter=json', `--outputFile.json=${file}`];
  // A file more than there are cores where files wait for a database or a browser: a tenth less, measured on two.
  const waits = project === 'server' || project === 'journeys';
  const workers = `--maxWorkers=${availableParallelism() + (waits ? 1 : 0)}`;
  const vitest = ['run', '--project', project, '--passWithNoTests', workers, ...reporters, ...args];
  try {
    const code = await exitCode('vitest', vitest, environment);
    return scoreOf(code, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function scoreOf(code: number, file: string): Score {
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1, notRun: 0 };
  }
  const notLoaded = report.testResults.filter(
    (f) => f.status === 'failed' && f.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + notLoaded.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    notRun: report.numPendingTests,
    failures: report.testResults.flatMap(failuresOf),
    reasons: Object.fromEntries(report.testResults.flatMap(reasonsOf)),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function failuresOf({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return failed.length === 0 && status === 'failed'
    ? [file]
    : failed.map((test) => `${file} › ${test.fullName}`);
}

function reasonsOf({ name, assertionResults }: VitestReport['testResults'][number]): [string, string][] {
  return assertionResults.flatMap(({ status, fullName, failureMessages = [] }) =>
    status === 'failed'
      ? [
          [
            `${relative('.', name)} › ${fullName}`,
            failureMessages.join('\n').split('\n').slice(0, 4).join('\n    '),
          ],
        ]
      : [],
  );
}

/**
 * One vitest project whose failed files get a second run, one at a time: a browser or a killed process beside others on a busy
 * machine may come late, and what is wrong fails alone as well. What passed only then is named.
 */
export async function runVitestTwice(
  project: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Score> {
  const first = await runVitest(project, args, environment);
  const files = [...new Set(first.failures?.map((one) => one.split(' › ')[0]!))];
  if (files.length === 0 || files.length > secondRunOf) return first;
  console.log(`\nOnce more, one at a time: ${files.join(', ')}`);
  const second = await runVitest(project, [...files, '--no-file-parallelism'], environment);
  const late = first.failures!.filter((one) => !second.failures?.includes(one));
  for (const one of late) console.log(`Passed at its second run alone: ${one}`);
  const mended = first.failed - second.failed;
  return { ...second, passed: first.passed + mended, notRun: first.notRun, files: first.files ?? [] };
}

/** More files than this many are not late, but wrong. */
const secondRunOf = 5;

async function exitCode(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(join('node_modules/.bin', command), args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
