import { tabStorage } from './storage.ts';

const STORED_AS = 'counterfoil.viewAs';

/** The role this tab looks at the product as; null for one's own. */
export const viewedAs = (): string | null => tabStorage.get(STORED_AS);

/** Looks at the product as a role would, or as oneself again. Whoever shows it reloads the page. */
export const viewAs = (role: string | null): void => {
  if (role === null) tabStorage.remove(STORED_AS);
  else tabStorage.set(STORED_AS, role);
};
