import { seed } from '../../tests/support/thorough.ts';
import type { Score, TimedFile } from './run.ts';
import { type Choice, chosenSuites } from './suites.ts';

/**
 * `npm test` runs the everyday set, `npm test -- unit server` the suites named in full, `npm test -- ci` what `.ci/run` runs, `npm test -- all`
 * every count there is. The last line is the sum, `N passed, N failed`; the exit code is 1 when anything failed.
 */
const { suites, environment }: Choice = chosenSuites(process.argv.slice(2));
// What was set by hand counts for more.
Object.assign(process.env, { ...environment, ...process.env });
const lines: string[] = [];
const files: TimedFile[] = [];
const failures: string[] = [];
let [passed, failed] = [0, 0];

console.log(`Samples and random runs begin from seed ${seed}; SEED=7 npm test takes others.`);
for (const [index, { name, run }] of suites.entries()) {
  console.log(`\n── ${name} (${index + 1} of ${suites.length}) ──`);
  const start = performance.now();
  const score = await run().catch((error: unknown): Score => {
    console.error(error);
    return { passed: 0, failed: 1, notRun: 0 };
  });
  passed += score.passed;
  failed += score.failed;
  files.push(...(score.files ?? []));
  for (const one of score.failures ?? (score.failed ? [name] : []))
    failures.push(`${name}: ${one}${score.reasons?.[one] ? `\n    ${score.reasons[one]}` : ''}`);
  lines.push(`${name.padEnd(24)} ${minutesSince(start)}  ${inWords(score)}`);
}

if (files.length) console.log(`\nThe slowest files:\n${slowest().join('\n')}`);
if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function minutesSince(start: number): string {
  return `${((performance.now() - start) / 60_000).toFixed(2).padStart(6)} min`;
}

function inWords({ passed, failed, notRun }: Score): string {
  if (passed + failed + notRun === 0) return 'none';
  return `${passed} passed, ${failed} failed${notRun ? `, ${notRun} not for this machine` : ''}`;
}

function slowest(): string[] {
  const sorted = [...files].sort((a, b) => b.seconds - a.seconds);
  return sorted.slice(0, 10).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
