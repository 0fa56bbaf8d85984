import type { TimedFile } from './run.ts';

/** A file over this many seconds is named; one over twice more fails `.ci/run`. */
const reportedOver = 60;
const tooSlowOver = 180;

const line = ({ file, seconds }: TimedFile): string => `${seconds.toFixed(1).padStart(7)} s  ${file}`;

/** The ten slowest test files, and every one over a minute; the slow ones keep others waiting at a run's end. */
export const slowest = (files: readonly TimedFile[]): string[] => {
  const sorted = [...files].sort((a, b) => b.seconds - a.seconds);
  return sorted.filter(({ seconds }, place) => place < 10 || seconds > reportedOver).map(line);
};

/** Files whose place in a run matters, the longest first, each after its seconds. */
export const worthStartingFirst = (files: readonly TimedFile[]): string[] =>
  [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .filter(({ seconds }) => seconds > 5)
    .map(({ file, seconds }) => `${Math.round(seconds)} ${file}`);

/** Files that take longer than any may. */
export const tooSlow = (files: readonly TimedFile[]): string[] =>
  files.filter(({ seconds }) => seconds > tooSlowOver).map(line);
