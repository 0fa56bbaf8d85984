import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** A pointer that passes over a row stays there for less. */
const RESTS_MS = 60;
/** What was fetched a moment ago is not asked for again. */
const FRESH_MS = 10_000;

/** Fetches what is about to be opened, as soon as the pointer or the focus rests on what opens it. */
export const usePrefetch = () => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void client.prefetchQuery({ ...query, staleTime: FRESH_MS }),
        RESTS_MS,
      );
    },
    [client],
  );
};
