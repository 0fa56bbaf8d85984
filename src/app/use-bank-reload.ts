import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Subject } from '../api/calls/subject.ts';

const banks: Subject = 'banks';

/** How long after a business change its banks are fetched anew. Source: sales-and-access, section 9. */
const bankReloadMs = 1000;

/** Fetches the banks that are shown anew in a moment; those fetched before count as old from then on. Answers what calls it off. */
const reloadBanks = (client: Pick<QueryClient, 'invalidateQueries'>): (() => void) => {
  const timer = setTimeout(() => void client.invalidateQueries({ queryKey: [banks] }), bankReloadMs);
  return () => clearTimeout(timer);
};

/**
 * Has the bank list reloaded a second after this tab changed its business, unless it changes again or the session ends before; the first one
 * it works in is no change.
 */
export const useBankReload = (businessId: string | undefined, client: QueryClient): void => {
  const known = useRef(businessId);
  useEffect(() => {
    const before = known.current;
    known.current = businessId;
    return before && businessId && before !== businessId ? reloadBanks(client) : undefined;
  }, [businessId, client]);
};
