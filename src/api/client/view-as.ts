const STORED_AS = 'counterfoil.viewAs';

/** The role this tab looks at the product as; null for one's own. */
export const viewedAs = (): string | null => sessionStorage.getItem(STORED_AS);

/** Looks at the product as a role would, or as oneself again. Whoever shows it reloads the page. */
export const viewAs = (role: string | null): void => {
  if (role === null) sessionStorage.removeItem(STORED_AS);
  else sessionStorage.setItem(STORED_AS, role);
};
