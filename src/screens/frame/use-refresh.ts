import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchTouched } from '../../api/client/touched.ts';

/** After an act what it touched is fetched anew, and nothing else; answered once the page shows it. */
export const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => fetchTouched(client), [client]);
};

/** For what was changed elsewhere, by nothing this page sent: whatever is shown is fetched anew. */
export const useRefreshAll = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
};
