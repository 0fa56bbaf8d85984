import { readDraft, writtenDraft } from './kept-draft.ts';
import { liveTabs, thisTab } from './tab.ts';

/**
 * Typed forms, kept in IndexedDB under user, business, form and tab, so that two tabs with one form open keep both. What a tab
 * that is gone left behind comes back in the next one that opens its form. A dead session leaves them; signing out clears them.
 * Keeping is a comfort: where the browser has no IndexedDB, or no room, forms work as before and nothing is offered again.
 */
export interface DraftKey {
  userId: string;
  /** Empty before the first business. */
  businessId: string;
  /** The form and what it is about: `invoice.add`, `invoice.edit 42`. */
  form: string;
}

const STORE = 'drafts';
/** A save waits for its draft to be dropped; of a storage that does not answer, no longer than this. */
const PATIENCE_MS = 3000;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('counterfoil', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Resolves once what was written is there to stay. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function within<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  const run = async () => {
    const database = await open();
    const transaction = database.transaction(STORE, mode);
    const [value] = await Promise.all([
      settled(work(transaction.objectStore(STORE))),
      completed(transaction),
      // A page that is being left has no time to wait for its requests.
      transaction.commit(),
    ]);
    return value;
  };
  const givenUp = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  return Promise.race([run().catch(() => undefined), givenUp]);
}

type StoredKey = [user: string, business: string, form: string, tab: string];

const keyIn = ({ userId, businessId, form }: DraftKey, tab: string): StoredKey => [
  userId,
  businessId,
  form,
  tab,
];

/**
 * Keeps what was typed so far in this tab, in place of what it kept before; any plain value.
 *
 * @returns whether it is written
 */
export const keepDraft = async (key: DraftKey, typed: unknown): Promise<boolean> => {
  const tab = await thisTab();
  const written = await within('readwrite', (store) => store.put(writtenDraft(typed), keyIn(key, tab)));
  return written !== undefined;
};

/** What this tab kept for the form, or else what a tab that is gone kept last, or undefined. The caller knows its shape and checks what may have aged. */
export const draftOf = async (key: DraftKey): Promise<unknown> => {
  const own = keyIn(key, await thisTab());
  const kept = await within('readonly', (store) => store.get(own));
  return readDraft(key.form, kept ?? (await adopted(key, own)));
};

/** Takes over the newest draft nobody types in any more: from then on it is this tab's. */
async function adopted(key: DraftKey, own: StoredKey): Promise<unknown> {
  const stored = (await within('readonly', (store) =>
    store.getAllKeys(IDBKeyRange.bound(keyIn(key, ''), keyIn(key, '\uffff'))),
  )) as StoredKey[] | undefined;
  if (!stored?.length) return undefined;
  const live = await liveTabs();
  const left = stored.filter(([, , , tab]) => !live.has(tab)).at(-1);
  if (!left) return undefined;
  const typed = await within('readonly', (store) => store.get(left));
  await within('readwrite', (store) => {
    store.delete(left);
    return store.put(typed, own);
  });
  return typed;
}

export const dropDraft = async (key: DraftKey): Promise<unknown> => {
  const tab = await thisTab();
  return within('readwrite', (store) => store.delete(keyIn(key, tab)));
};

/** Clears every form of one user, in all businesses. */
export const clearDrafts = (userId: string): Promise<unknown> =>
  // An array sorts after every string, so the bound holds all keys that begin with the user.
  within('readwrite', (store) => store.delete(IDBKeyRange.bound([userId], [userId, []])));
