import { createHmac, randomBytes } from 'node:crypto';

/** How far an account's set-up has come. */
export type SetUp = 'unfinished' | 'ready' | 'limited';

/** An account of a business, as a sandbox keeps it, in memory. */
export interface SandboxAccount {
  id: string;
  name: string;
  setUp: SetUp;
}

const mark = (id: string, secret: string) =>
  createHmac('sha256', secret).update(id).digest('hex').slice(0, 12);

/** An id that says by itself who made it, so that a restart of the sandbox ends no connection. */
export const markedId = (prefix: string, secret: string): string => {
  const id = randomBytes(8).toString('hex');
  return `${prefix}${id}${mark(id, secret)}`;
};

/** True for an id that was made here, whether or not it is remembered. */
export const isMarked = (id: string, prefix: string, secret: string): boolean => {
  const rest = id.slice(prefix.length);
  return id.startsWith(prefix) && rest.length === 28 && rest.slice(16) === mark(rest.slice(0, 16), secret);
};

/** The accounts of a sandbox. One made before a restart is as it is where nothing went wrong: ready. */
export const sandboxAccounts = (prefix: string, secret: string) => {
  const accounts = new Map<string, SandboxAccount>();
  return {
    add: (name: string, setUp: SetUp): SandboxAccount => {
      const account = { id: markedId(prefix, secret), name, setUp };
      accounts.set(account.id, account);
      return account;
    },
    get: (id: string): SandboxAccount | null => {
      if (!accounts.has(id) && isMarked(id, prefix, secret))
        accounts.set(id, { id, name: 'Sandbox account', setUp: 'ready' });
      return accounts.get(id) ?? null;
    },
  };
};

/** Answers given before, by the key they were asked under: asked again, the same answer is given. */
export const repeatSafe = () => {
  const given = new Map<string, unknown>();
  return <Answer>(key: string | undefined, make: () => Answer): Answer => {
    if (key === undefined) return make();
    if (!given.has(key)) given.set(key, make());
    return given.get(key) as Answer;
  };
};
