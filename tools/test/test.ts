import type { Score } from './run.ts';
import { ciSuites, type Suite, suites } from './suites.ts';

/**
 * `npm test` runs the suites, `npm test -- unit server` those named, `npm test -- ci` what `.ci/run` runs.
 * The last line is the sum, `N passed, N failed`; the exit code is 1 when anything failed.
 */
const chosen = choose(process.argv.slice(2));
const lines: string[] = [];
let [passed, failed] = [0, 0];

for (const { name, run } of chosen) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const score = await run().catch((error: unknown): Score => {
    console.error(error);
    return { passed: 0, failed: 1, notRun: 0 };
  });
  passed += score.passed;
  failed += score.failed;
  lines.push(`${name.padEnd(24)} ${minutesSince(start)}  ${inWords(score)}`);
}

console.log(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function choose(names: readonly string[]): readonly Suite[] {
  if (names.length === 0) return suites;
  if (names.length === 1 && names[0] === 'ci') return ciSuites;
  return names.map((name) => {
    const suite = suites.find((one) => one.name === name);
    if (!suite)
      throw new Error(`There is no suite ${name}: ${suites.map((one) => one.name).join(', ')}, or ci.`);
    return suite;
  });
}

function minutesSince(start: number): string {
  return `${((performance.now() - start) / 60_000).toFixed(2).padStart(6)} min`;
}

function inWords({ passed, failed, notRun }: Score): string {
  if (passed + failed + notRun === 0) return 'none';
  return `${passed} passed, ${failed} failed${notRun ? `, ${notRun} not for this machine` : ''}`;
}
