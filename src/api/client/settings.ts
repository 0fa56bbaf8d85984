import type { Kept } from './storage.ts';

/** What a person chose for this browser or this tab, kept under one name with the version of its shape. */
interface Settings {
  /** Light or dark; nothing follows the device. */
  color?: string;
  /** The business they work in. */
  business?: string;
}
type Setting = keyof Settings;

const STORED_AS = 'counterfoil.settings';
const VERSION = 1;
/** Where each was kept before they stood together. */
const formerly: Readonly<Record<Setting, string>> = {
  color: 'counterfoil.color',
  business: 'counterfoil.business',
};
const names = Object.keys(formerly) as Setting[];

const parsed = (text: string | null): Settings | null => {
  try {
    const stored = JSON.parse(text ?? 'null');
    if (stored?.version !== VERSION) return null;
    return Object.fromEntries(
      names.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    );
  } catch {
    return null;
  }
};

const write = (kept: Kept, settings: Settings): void => {
  if (Object.keys(settings).length === 0) kept.remove(STORED_AS);
  else kept.set(STORED_AS, JSON.stringify({ version: VERSION, ...settings }));
};

/** Moves what an earlier version of the page kept under names of its own. */
const migrated = (kept: Kept): Settings => {
  const found = names.flatMap((name) => {
    const value = kept.get(formerly[name]);
    return value === null ? [] : [[name, value] as const];
  });
  const settings: Settings = Object.fromEntries(found);
  if (found.length > 0) write(kept, settings);
  for (const [name] of found) kept.remove(formerly[name]);
  return settings;
};

const read = (kept: Kept): Settings => parsed(kept.get(STORED_AS)) ?? migrated(kept);

/** A setting as it was chosen; null where nothing was. */
export const settingOf = (kept: Kept, name: Setting): string | null => read(kept)[name] ?? null;

/** Keeps what was chosen, or forgets it. */
export const keepSetting = (kept: Kept, name: Setting, value: string | null): void => {
  const { [name]: _, ...others } = read(kept);
  write(kept, value === null ? others : { ...others, [name]: value });
};

/** Clears all that is kept, but for what was chosen for the device: its colours. */
export const clearButDevice = (kept: Kept): void => {
  const { color } = read(kept);
  for (const name of kept.names()) kept.remove(name);
  write(kept, color ? { color } : {});
};
