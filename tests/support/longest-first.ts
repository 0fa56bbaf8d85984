import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that took longest when all were run last, the longest first; `npm test -- all` writes it. */
export const slowestFile = 'tests/slowest.txt';

const names = readFileSync(slowestFile, 'utf8').trim().split('\n');

/** Starts the slowest files first, so that no core waits for another at a run's end; the rest as vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project))];
    const place = ({ moduleId }: TestSpecification): number => {
      const at = names.indexOf(relative('.', moduleId));
      return at < 0 ? names.length : at;
    };
    return usual.sort(
      (a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || place(a) - place(b),
    );
  }
}
