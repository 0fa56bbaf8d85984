import type { Query, QueryClient } from '@tanstack/react-query';
import { onChanged } from '../client/reports.ts';
import { type Subject, touchedBy } from './touches.ts';

/** What was changed and has not been fetched anew yet. */
const touched = new Set<Subject>();
onChanged((path) => {
  for (const subject of touchedBy(path)) touched.add(subject);
});

/** Refetches that are not finished, by query client. */
const underWay = new WeakMap<object, Promise<void>>();

/**
 * Fetches anew what is shown of the subjects that were changed since it was last asked, and counts the rest of them as old;
 * once it is answered the page shows what is true now. Nothing else is fetched.
 */
export const fetchTouched = (client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> => {
  const subjects = new Set(touched);
  touched.clear();
  const before = underWay.get(client) ?? Promise.resolve();
  if (subjects.size === 0) return before;
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>) => subjects.has(queryKey[0] as Subject);
  const now = Promise.all([before, client.invalidateQueries({ predicate })]).then(() => {});
  underWay.set(client, now);
  return now;
};
