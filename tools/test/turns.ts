import { execFileSync } from 'node:child_process';

/** A share of the files of a suite: which of how many, from 1. */
export interface Share {
  turn: number;
  of: number;
}

/** How long a file is taken to be that was not timed, in seconds: most take less than five. */
const untimed = 2;

/**
 * Deals files out into shares that take as long as one another: the longest first, each to the share that has least so far. The same files
 * are dealt out alike everywhere.
 *
 * @param seconds how long each takes, of those that were timed
 * @returns the number of each file's share, from 1
 */
export const dealtOut = (
  files: readonly string[],
  seconds: ReadonlyMap<string, number>,
  of: number,
): Map<string, number> => {
  const taken = Array.from({ length: of }, () => 0);
  const lengthOf = (file: string) => seconds.get(file) ?? untimed;
  const longestFirst = [...files].sort((a, b) => lengthOf(b) - lengthOf(a) || (a < b ? -1 : 1));
  return new Map(
    longestFirst.map((file) => {
      const least = taken.indexOf(Math.min(...taken));
      taken[least]! += lengthOf(file);
      return [file, least + 1];
    }),
  );
};

/** The share whose turn it is, by how many commits there are: each commit takes the one after its parent's, and every file comes in its turn. */
export const shareOf = (commits: number, of: number): Share => ({ turn: (commits % of) + 1, of });

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // Unpacked from an archive: there is no history to take a turn by.
    return '';
  }
};

/** How many commits lead to this one; 0 outside a repository. */
export const commitsSoFar = (): number => Number(git('rev-list', '--count', 'HEAD'));

/** The files of tests that the last commits changed. */
export const testsChanged = (commits = 5): string[] => [
  ...new Set(
    git('log', `-${commits}`, '--name-only', '--format=', '--', 'tests')
      .split('\n')
      .filter((file) => /\.test\.tsx?$/.test(file)),
  ),
];
