/**
 * What this browser keeps, for the site or for the tab. Where it is blocked or has no room, the page itself keeps it: everything
 * works, and a reload forgets it.
 */
export interface Kept {
  get: (name: string) => string | null;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
  names: () => string[];
}

const keptIn = (storage: () => Storage): Kept => {
  const here = new Map<string, string>();
  return {
    get(name) {
      try {
        return here.get(name) ?? storage().getItem(name);
      } catch {
        return null;
      }
    },
    set(name, text) {
      here.delete(name);
      try {
        storage().setItem(name, text);
      } catch {
        here.set(name, text);
      }
    },
    remove(name) {
      here.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // There was nothing to remove.
      }
    },
    names() {
      try {
        return [...here.keys(), ...Object.keys(storage())];
      } catch {
        return [...here.keys()];
      }
    },
  };
};

/** For every tab of this browser, until it is removed. */
export const siteStorage = keptIn(() => localStorage);
/** For this tab alone, through its reloads. */
export const tabStorage = keptIn(() => sessionStorage);
