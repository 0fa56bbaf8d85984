import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { dealtOut } from '../../tools/test/turns.ts';

/** The files that took longest when all were run last, the longest first, each after its seconds; `npm test -- all` writes it. */
export const slowestFile = 'tests/slowest.txt';

/** Files that are run whichever share of them is asked for: those just changed, a line each. */
export const alwaysRun = 'TESTS_ALWAYS_RUN';

const timed = new Map(
  readFileSync(slowestFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string])
    .map(([seconds, file]) => [file, Number(seconds)]),
);
const names = [...timed.keys()];

const fileOf = ({ moduleId }: TestSpecification): string => relative('.', moduleId);

/** Starts the slowest files first, so that no core waits for another at a run's end; the rest as vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project))];
    const place = (file: TestSpecification): number => {
      const at = names.indexOf(fileOf(file));
      return at < 0 ? names.length : at;
    };
    return usual.sort(
      (a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || place(a) - place(b),
    );
  }

  /** The files of the share that is asked for, which takes as long as the others, and those that were just changed. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!;
    const shares = dealtOut(files.map(fileOf), timed, count);
    const always = new Set(process.env[alwaysRun]?.split('\n'));
    return files.filter((file) => shares.get(fileOf(file)) === index || always.has(fileOf(file)));
  }
}
