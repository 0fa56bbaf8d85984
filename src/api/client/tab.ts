import { tabStorage } from './storage.ts';

/** Which tab of the browser this is, and which others live: each holds a lock of its own name for as long as it is open. */

const STORED_AS = 'counterfoil.tab';
const LOCK = 'counterfoil.tab ';
/**
 * A reloaded page asks for the lock its former self is about to let go of; a duplicated tab waits in vain. Nor does a form
 * wait any longer for a lock that is slow to come.
 */
const PATIENCE_MS = 300;

/** Browsers give locks to safe origins alone, and some places that play a browser say null. */
const locks = (): LockManager | null | undefined => navigator.locks;

/** Later tabs sort after earlier ones. */
const newTab = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Asks for a tab's lock, and keeps it until the page is gone. Never rejects, and answers after `PATIENCE_MS` at the latest.
 *
 * @param lasting whether the request outlives the patience: nobody else asks for a name just made, so its lock comes, be it late
 * @returns whether the lock is held
 */
const hold = (manager: LockManager, tab: string, lasting: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const request = new AbortController();
    setTimeout(() => {
      if (!lasting) request.abort();
      resolve(false);
    }, PATIENCE_MS);
    const held = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    manager.request(LOCK + tab, { signal: request.signal }, held).catch(() => resolve(false));
  });

let known: Promise<string> | undefined;

/** The name of this tab: the same after a reload, another one in a duplicated tab. */
export const thisTab = (): Promise<string> => {
  known ??= findName();
  return known;
};

async function findName(): Promise<string> {
  const kept = tabStorage.get(STORED_AS);
  const manager = locks();
  // Where there are no locks, a duplicated tab shares its original's name.
  if (kept && (!manager || (await hold(manager, kept, false)))) return kept;
  const made = newTab();
  tabStorage.set(STORED_AS, made);
  if (manager) await hold(manager, made, true);
  return made;
}

/** The tabs that are open now; none where the browser has no locks to tell by. */
export const liveTabs = async (): Promise<ReadonlySet<string>> => {
  const manager = locks();
  if (!manager) return new Set();
  const { held = [] } = await manager.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
};
