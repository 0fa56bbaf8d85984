import { createHash } from 'node:crypto';
import type { Criterion } from '../../tools/paths/src/criteria.ts';

/**
 * Whether everything is run that there is: `npm test -- all` says TESTS=all. Otherwise what is too much for every day is a sample, the
 * same one at every commit.
 */
export const runsAll = process.env.TESTS === 'all';

/** What samples and random runs begin from; another SEED takes others. */
export const seed = Number(process.env.SEED ?? 20261124);

/** How often something is tried, every day or where all is run; a variable of the name says it by hand. */
export const times = (name: string, everyday: number, all: number): number =>
  Number(process.env[name] ?? (runsAll ? all : everyday));

/** A number from 0 on for each name, by chance, the same for the same seed. */
export const rankOf = (name: string): number =>
  createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();

/** True of about one thing in so many, by its name, and of everything where all is run. */
export const isSampled = (name: string, oneIn: number): boolean => runsAll || rankOf(name) % oneIn === 0;

/** What the generated paths go through in the browser. */
export const inBrowser: Criterion = runsAll ? 'transitions' : 'states';
