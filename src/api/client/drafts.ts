/**
 * Typed forms, kept in IndexedDB under user, business and form. A dead session leaves them; signing out clears them.
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

async function within<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const database = await open();
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } catch {
    return undefined;
  }
}

const keyOf = ({ userId, businessId, form }: DraftKey) => [userId, businessId, form];

/** Keeps what was typed so far, in place of what was kept before; any plain value. */
export const keepDraft = (key: DraftKey, typed: unknown): Promise<unknown> =>
  within('readwrite', (store) => store.put(typed, keyOf(key)));

/** What was kept for this form, or undefined. The caller knows its shape and checks what may have aged. */
export const draftOf = (key: DraftKey): Promise<unknown> =>
  within('readonly', (store) => store.get(keyOf(key)));

export const dropDraft = (key: DraftKey): Promise<unknown> =>
  within('readwrite', (store) => store.delete(keyOf(key)));

/** Clears every form of one user, in all businesses. */
export const clearDrafts = (userId: string): Promise<unknown> =>
  // An array sorts after every string, so the bound holds all keys that begin with the user.
  within('readwrite', (store) => store.delete(IDBKeyRange.bound([userId], [userId, []])));
