import type { Query, QueryClient } from '@tanstack/react-query';
import { onChanged } from '../client/reports.ts';

/** Calls that changed something whose queries were not fetched anew yet, by their addresses. */
const changed = new Set<string>();

let table: Promise<typeof import('./touches.ts') | null> | undefined;
/** What each call touches, fetched with the first of them; null where it can't be had, and all there is counts as touched. */
const touches = () => {
  table ??= import('./touches.ts').catch(() => {
    table = undefined;
    return null;
  });
  return table;
};

onChanged((path) => {
  changed.add(path);
  void touches();
});

/** Refetches that are not finished, by query client. */
const underWay = new WeakMap<object, Promise<void>>();

const refetch = async (
  client: Pick<QueryClient, 'invalidateQueries'>,
  paths: readonly string[],
): Promise<void> => {
  const known = await touches();
  if (!known) return client.invalidateQueries();
  const subjects: ReadonlySet<unknown> = new Set(paths.flatMap((path) => known.touchedBy(path)));
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
  const paths = [...changed];
  changed.clear();
  const before = underWay.get(client) ?? Promise.resolve();
  if (paths.length === 0) return before;
  const now = Promise.all([before, refetch(client, paths)]).then(() => {});
  underWay.set(client, now);
  return now;
};
