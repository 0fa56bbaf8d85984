import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: the least that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password's salted hash, with its parameters in it. Takes some 30 ms off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/** True when the password is the hash's. Without a hash it is false after the same work, so that time tells nothing. */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
};
