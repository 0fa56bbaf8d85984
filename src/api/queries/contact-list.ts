/** What a list of contacts is narrowed to, as its address says. */
export interface ContactsAsked {
  page: number;
  filter: string;
  search: string;
  /** The column and the direction, as `all desc`. */
  sort: string;
}

/** The order of the list as the calls take it. */
export const sentOrder = (sort: string) => {
  const [sortby = 'all', sortorder = 'desc'] = sort.split(' ');
  return { sortby, sortorder };
};

/** A page of the list as the calls take it, but for its tab. */
export const sentPage = ({ page, search, sort }: ContactsAsked) => ({
  page: String(page),
  limit: '10',
  ...sentOrder(sort),
  searchquery: search || undefined,
});

/** The same of a picker: those that hold what is typed, by name. */
export const sentPick = (search: string) => ({
  page: '1',
  limit: '20',
  sortby: 'name',
  sortorder: 'ascending',
  searchquery: search || undefined,
});

/** Days by the name of a period, or two of one's own; empty without an end there. */
export interface AskedDays {
  period: string;
  from: string;
  to: string;
}

/** The same as the calls take it. */
export const sentDays = ({ period, from, to }: AskedDays) => ({
  sortby: period,
  fromdate: from || undefined,
  todate: to || undefined,
});
