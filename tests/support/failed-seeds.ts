import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

const folder = 'test-failures';
const mostLetters = 20_000;
const isRandom = /\.(random|swarm|sequences)\.test\.ts$/;

/** What is kept of a test that failed in a random run, with the seed that repeats it; null of any other. */
export const keptOf = (file: string, name: string, messages: readonly string[]): string | null => {
  const text = messages.join('\n');
  if (!isRandom.test(file) && !/\bseed\b/.test(text)) return null;
  return `${new Date().toISOString()} ${file} > ${name}\n${text.slice(0, mostLetters)}\n\n`;
};

/** Keeps what random runs failed with in `test-failures/seeds.txt`, for the log of a long run is gone before anybody reads it. */
export default class FailedSeeds implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const file = relative(process.cwd(), test.module.moduleId);
    const kept = keptOf(
      file,
      test.fullName,
      errors.map(({ message }) => message),
    );
    if (kept === null) return;
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, 'seeds.txt'), kept);
  }
}
