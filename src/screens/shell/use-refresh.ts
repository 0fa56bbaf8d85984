import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** After an act whatever is shown is fetched anew, and whatever was fetched before counts as old: one act shows in many places. */
export const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
};
