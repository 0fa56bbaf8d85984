import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reloadBanks } from '../../api/queries/bank-reload.ts';

/** Has the bank list reloaded a second after this tab changed its business; the first one it works in is no change. */
export const useBankReload = (businessId: string | undefined, client: QueryClient): void => {
  const known = useRef(businessId);
  useEffect(() => {
    const before = known.current;
    known.current = businessId;
    return before && businessId && before !== businessId ? reloadBanks(client) : undefined;
  }, [businessId, client]);
};
