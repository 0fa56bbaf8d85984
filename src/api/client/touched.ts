import type { Query, QueryClient } from '@tanstack/react-query';
import { type Changed, onChanged } from './reports.ts';

/** Calls that changed something whose queries were not fetched anew yet. */
const changed = new Set<Changed>();

onChanged((call) => {
  changed.add(call);
});

/** Refetches that are not finished, by query client. */
const underWay = new WeakMap<object, Promise<void>>();

const refetch = async (
  client: Pick<QueryClient, 'invalidateQueries'>,
  calls: readonly Changed[],
): Promise<void> => {
  const subjects: ReadonlySet<unknown> = new Set(calls.flatMap(({ touches = [] }) => touches));
  if (subjects.size === 0) return;
  await client.invalidateQueries({
    predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => subjects.has(queryKey[0]),
  });
};

/**
 * Fetches anew what is shown of the subjects that were changed since it was last asked, and counts the rest of them as old;
 * once it is answered the page shows what is true now. Nothing else is fetched.
 */
export const fetchTouched = (client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> => {
  const calls = [...changed];
  changed.clear();
  const before = underWay.get(client) ?? Promise.resolve();
  if (calls.length === 0) return before;
  const now = Promise.all([before, refetch(client, calls)]).then(() => {});
  underWay.set(client, now);
  return now;
};
