/** What a list of contacts is narrowed to, as its address says. */
export interface ContactsAsked {
  page: number;
  filter: string;
  search: string;
  /** The column and the direction, as `all desc`. */
  sort: string;
}

/** What a list, or a file of it, is narrowed to as the calls take it. */
export const narrowedTo = ({ filter, search, sort: column }: Omit<ContactsAsked, 'page'>) => {
  const [sort = 'all', order = 'desc'] = column.split(' ');
  return { filter: filter || 'all', search: search || undefined, sort, order };
};

/** A page of the list as the calls take it. */
export const contactsAsked = (businessId: string, { page, ...narrowed }: ContactsAsked) => ({
  businessId,
  page: String(page),
  limit: '10',
  ...narrowedTo(narrowed),
});

/** Days by the name of a period, or two of one's own; empty without an end there. */
export interface AskedDays {
  period: string;
  from: string;
  to: string;
}

/** The same as the calls take it. */
export const daysAsked = ({ period, from, to }: AskedDays) => ({
  period,
  from: from || undefined,
  to: to || undefined,
});
