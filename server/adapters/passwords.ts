import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { accountRefusals as accountRefusalWords } from '../../src/domain/words/account.ts';
import { fairQueue } from '../fair-queue.ts';

/** What a hash costs whoever makes one, and whoever guesses. */
export interface PasswordCost {
  memoryMib: number;
  passes: number;
}

/** About 50 ms of one core where this was measured; OWASP's least is 19 MiB and two passes. */
export const usualCost: PasswordCost = { memoryMib: 46, passes: 2 };

/** Hashes and compares passwords for one of those who ask. @throws Unavailable while too many wait */
export interface Passwords {
  /** The password's salted hash, with its parameters in it. */
  hash: (password: string) => Promise<string>;
  /** True when the password is the hash's. Without a hash, or with an empty one, which a restored business brings, it is false after the same work, so that time tells nothing. */
  matches: (stored: string | null, password: string) => Promise<boolean>;
  /** The same, and for a right password whose hash has other parameters than today's a new hash to keep; null otherwise. */
  check: (stored: string | null, password: string) => Promise<{ matches: boolean; renewed: string | null }>;
}

/** A second's work or two: whoever comes after that is told to come again. */
const usualQueue = 100;

/**
 * Argon2id of one lane, off the main thread, at most one at once for each core: many at the sign-in page costs neither
 * more memory nor the time of those who are in.
 *
 * @param queue how many may wait, half as many for one of those who ask
 * @param by what computes the hashes
 * @returns for each who asks, e.g. by their network: theirs are made one after the other
 */
export const passwordsBy = (
  { memoryMib, passes }: PasswordCost,
  { queue = usualQueue, by = argon2 }: { queue?: number; by?: Pick<typeof argon2, 'hash' | 'verify'> } = {},
): ((whose: string) => Passwords) => {
  const cost = { memoryCost: memoryMib * 1024, timeCost: passes, parallelism: 1 };
  const isOfToday = (stored: string) =>
    stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${passes},p=1$`);
  const turn = fairQueue({
    atOnce: availableParallelism(),
    most: queue,
    busy: accountRefusalWords.signInBusy,
  });
  let nobody: Promise<string> | undefined;
  const compare = async (stored: string | null, password: string) => {
    // Made before the first comparison of all, whoever it is for, and within its turn.
    nobody ??= by.hash('nobody has this password', cost);
    const nobodys = await nobody;
    const matches = await by.verify(stored || nobodys, password);
    return Boolean(stored) && matches;
  };
  return (whose) => ({
    hash: (password) => turn(whose, () => by.hash(password, cost)),
    matches: (stored, password) => turn(whose, () => compare(stored, password)),
    check: (stored, password) =>
      turn(whose, async () => {
        const matches = await compare(stored, password);
        const renewed = matches && !isOfToday(stored!) ? await by.hash(password, cost) : null;
        return { matches, renewed };
      }),
  });
};
