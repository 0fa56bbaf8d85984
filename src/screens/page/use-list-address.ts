import { pageIn, useAddress, usePaused } from '../kit/fields/use-address.ts';

/** What a list shows, as its address says, and how to change it. Another narrowing begins at its first page. */
export interface ListAddress {
  page: number;
  hrefOfPage: (page: number) => string;
  /** The text of the search field, which the address follows once typing pauses. */
  typed: string;
  search: (text: string) => void;
  /** True when anything but the page and the order keeps rows out. */
  narrowed: boolean;
  showAll: () => void;
}

/**
 * Reads a list's page, search and further filters from the address.
 *
 * @param filters names of the further filters with what each is while the address does not say; `sort` orders and keeps nothing out
 * @param beside those that speak of something beside the rows, such as the period of a summary
 */
export const useListAddress = <Filter extends string = never>(
  filters: Readonly<Record<Filter, string>>,
  beside: readonly NoInfer<Filter>[] = [],
) => {
  type Name = Filter | 'page' | 'search';
  const defaults = { ...filters, page: '1', search: '' } as Record<Name, string>;
  const rowNames = (Object.keys(defaults) as Name[]).filter((name) => !beside.includes(name as Filter));
  const { values, hrefWith, go } = useAddress<Name>(defaults);
  const narrow = (change: Partial<Record<Name, string>>) => go({ page: '1', ...change } as typeof change);
  const [typed, search] = usePaused(values.search, (text) =>
    narrow({ search: text } as Partial<Record<Name, string>>),
  );
  const page = pageIn(values.page);
  return {
    /** What to ask the server for. */
    filter: { ...values, page },
    values,
    narrow,
    /** The address narrowed to something else, from its first page. */
    hrefWith: (change: Partial<Record<Name, string>>) => hrefWith({ page: '1', ...change } as typeof change),
    page,
    hrefOfPage: (next: number) => hrefWith({ page: String(next) } as Partial<Record<Name, string>>),
    typed,
    search,
    narrowed: rowNames.some((name) => name !== 'page' && name !== 'sort' && values[name] !== defaults[name]),
    showAll: () => {
      search('');
      go(Object.fromEntries(rowNames.map((name) => [name, defaults[name]])) as Record<Name, string>);
    },
  };
};
