/** Addresses of pages other pages lead to, in the documents' spelling. */
type Kind = 'invoice' | 'receipt';

export const viewInvoiceAt = (kind: Kind, idOrNumber: string): string =>
  `/sales/view-${kind}?item=${encodeURIComponent(idOrNumber)}`;
export const editInvoiceAt = (kind: Kind, id: string): string => `/sales/edit-${kind}?invoice=${id}`;
export const addInvoiceAt = (kind: Kind): string => `/add-${kind}`;
export const salesAt = '/sales/list';
export const quotesAt = '/quotes/list';
export const addQuoteAt = '/add-quote';
export const viewQuoteAt = (id: string): string => `/quotes/view-quote?quoteId=${id}`;
export const editQuoteAt = (id: string): string => `/quotes/edit-quote?quoteId=${id}`;
export const customersAt = '/customers/list';
/** The form of a new customer; `back` is the page that asked, whose `form` gets the new customer. */
export const addCustomerAt = (asked: { back?: string; form?: string; name?: string } = {}): string => {
  const search = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
  return `/customers/add-customer${search ? `?${search}` : ''}`;
};
export const editCustomerAt = (id: string): string => `/customers/edit-customer?client=${id}`;
export const itemsAt = '/inventory/list';
export const addItemAt = '/inventory/add-item';
export const editItemAt = (id: string): string => `/inventory/edit-item?item=${id}`;
export const taxesAt = '/settings/taxes';
/** The list of taxes with the form of one opened over it; of a new one when none is named. */
export const taxAt = (id = 'new'): string => `/settings/taxes?tax=${id}`;
export const trialBalanceAt = '/reports/trial-balance';
export const journalAt = (filter: { document?: string; account?: string } = {}): string => {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
  return `/accounting/journal${search ? `?${search}` : ''}`;
};
export const ledgerAt = (account: number): string => `/reports/account?account=${account}`;
