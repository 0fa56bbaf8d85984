import { siteStorage } from './storage.ts';

const STORED_AS = 'counterfoil.return';
const goodMs = 24 * 3_600_000;

/** Keeps the page somebody is to be led to once they are in, for every tab of this browser: a mailed link opens another one. */
export const keepReturn = (path: string): void =>
  siteStorage.set(STORED_AS, JSON.stringify({ path, until: Date.now() + goodMs }));

/** The page that was kept in the last day; null for none. */
export const keptReturn = (): string | null => {
  try {
    const { path, until } = JSON.parse(siteStorage.get(STORED_AS) ?? 'null');
    return typeof path === 'string' && until > Date.now() ? path : null;
  } catch {
    return null;
  }
};

/** They are where they wanted to be. */
export const forgetReturn = (): void => siteStorage.remove(STORED_AS);
