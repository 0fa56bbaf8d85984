import type { QueryClient } from '@tanstack/react-query';

/** What every answer about banks is kept under, before its business. */
export const banksKey = 'banks';

/** How long after a business change its banks are fetched anew. Source: sales-and-access, section 9. */
const bankReloadMs = 1000;

/**
 * Fetches the banks that are shown anew a second after a business change; those fetched before count as old from then on.
 *
 * @returns what calls it off: another change, or the end of the session
 */
export const reloadBanks = (client: Pick<QueryClient, 'invalidateQueries'>): (() => void) => {
  const timer = setTimeout(() => void client.invalidateQueries({ queryKey: [banksKey] }), bankReloadMs);
  return () => clearTimeout(timer);
};
