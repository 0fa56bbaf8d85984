import { useEffect, useState } from 'react';
import { LONGEST_SEARCH } from './use-address.ts';

/** One thing to pick: a customer, a product. */
export interface PickOption {
  id: string;
  name: string;
  /** In smaller words beside it: a price, a city. */
  detail?: string | undefined;
}

type Search<Option> = (query: string) => Promise<readonly Option[]> | readonly Option[];
export type SearchOptions = Search<PickOption>;

/** Asked again only once the typing has paused for this long. */
const PAUSE_MS = 150;

/** What the search finds while the list is open; an answer that arrives after a newer question is dropped. */
export function useOptions<Option>(open: boolean, query: string, search: Search<Option>) {
  const [found, setFound] = useState<{ query: string; options: readonly Option[]; failed: boolean }>();

  useEffect(() => {
    if (!open) return setFound(undefined);
    let wanted = true;
    const settle = (options: readonly Option[], failed = false) => {
      if (wanted) setFound({ query, options, failed });
    };
    const ask = () => {
      const answer = search(query.slice(0, LONGEST_SEARCH));
      if ('then' in answer) answer.then(settle, () => settle([], true));
      else settle(answer);
    };
    const timer = setTimeout(ask, query === '' ? 0 : PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [open, query, search]);

  return {
    options: found?.options ?? [],
    searching: open && found?.query !== query,
    failed: found?.failed ?? false,
  };
}
