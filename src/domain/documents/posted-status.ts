/** What a status means to those who only look at a document. What may happen in it, its lifecycle says. */
export const isDraft = (status: string): boolean => status === 'Draft';
/** Issued, and something is owed on it. */
export const unpaidStatuses: readonly string[] = ['NotPaid', 'DepositPaid'];
/** The same, a part of which was settled: paid or credited. */
export const isPartlySettled = (status: string): boolean => status === 'DepositPaid';
export const awaitsPayment = (status: string): boolean => unpaidStatuses.includes(status);
/** Issued and standing, paid or yet to be: what it bills counts as sold. */
export const billedStatuses: readonly string[] = [...unpaidStatuses, 'Paid'];
export const isBilled = (status: string): boolean => billedStatuses.includes(status);
export const isDeleted = (status: string): boolean => status === 'Deleted';
/** Cancelled or deleted: nothing is owed on it. */
export const isGone = (status: string): boolean => status === 'Cancelled' || isDeleted(status);

/** What the statuses of a kind that is posted and paid mean. */
export const postedStatuses = {
  draft: ['Draft'],
  open: unpaidStatuses,
  begun: [],
  billed: billedStatuses,
  gone: ['Cancelled', 'Deleted'],
  deleted: ['Deleted'],
};
