/** Addresses of pages other pages lead to, in the documents' spelling. */
type Kind = 'invoice' | 'receipt';

export const viewInvoiceAt = (kind: Kind, idOrNumber: string): string =>
  `/sales/view-${kind}?item=${encodeURIComponent(idOrNumber)}`;
export const editInvoiceAt = (kind: Kind, id: string): string => `/sales/edit-${kind}?invoice=${id}`;
export const addInvoiceAt = (kind: Kind): string => `/add-${kind}`;
export const salesAt = '/sales/list';

const filtered = (path: string, filter: Readonly<Record<string, string | null | undefined>>): string => {
  const said = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(said).toString();
  return search ? `${path}?${search}` : path;
};

/** The form of a new document for a customer. */
export const addForCustomerAt = (kind: Kind | 'quote', customer: string): string =>
  filtered(`/add-${kind}`, { customer });

/** Days in an address; an end that is left out stays open. */
interface Days {
  from?: string | null | undefined;
  to?: string | null | undefined;
}
/** The list narrowed to a tab, to days, or to what is searched. */
export const salesListAt = (filter: Days & { status?: string; search?: string }): string =>
  filtered(salesAt, { ...filter });
export const quoteListAt = (filter: Days & { status?: string }): string => filtered(quotesAt, { ...filter });
export const quotesAt = '/quotes/list';
export const addQuoteAt = '/add-quote';
export const viewQuoteAt = (id: string): string => `/quotes/view-quote?quoteId=${id}`;
export const editQuoteAt = (id: string): string => `/quotes/edit-quote?quoteId=${id}`;
export const customersAt = '/customers/list';
/** The form of a new customer; `back` is the page that asked, whose `form` gets the new customer. */
export const addCustomerAt = (asked: { back?: string; form?: string; name?: string } = {}): string =>
  filtered('/customers/add-customer', { ...asked });
/** A customer's page; what of them it shows first may be named: their invoices, unless told. */
export const viewCustomerAt = (id: string, section?: 'quotes' | 'statement' | 'history'): string =>
  filtered('/customers/view', { client: id, section });
export const editCustomerAt = (id: string): string => `/customers/edit-customer?client=${id}`;
export const itemsAt = '/inventory/list';
export const addItemAt = '/inventory/add-item';
export const editItemAt = (id: string): string => `/inventory/edit-item?item=${id}`;
export const profileAt = '/settings/profile';
export const securityAt = '/settings/security';
export const referralsAt = '/settings/referrals';
export const businessAt = '/settings/business';
export const paymentSettingsAt = '/settings/payment-settings';
export const ratesAt = '/settings/exchange-rates';
export const newBusinessAt = '/settings/new-business';
export const taxesAt = '/settings/taxes';
/** The list of taxes with the form of one opened over it; of a new one when none is named. */
export const taxAt = (id = 'new'): string => `/settings/taxes?tax=${id}`;
export const banksAt = '/settings/banks';
/** The list of banks with the form of one opened over it; of a new one when none is named. */
export const bankAt = (id = 'new'): string => `/settings/banks?bank=${id}`;
export const templatesAt = '/settings/invoice-templates';
/** The form of one template; of a new one when none is named. */
export const templateAt = (id = 'new'): string => `/settings/invoice-templates?template=${id}`;
export const teamAt = '/settings/team-members';
export const plansAt = '/settings/plans';
export const pricingAt = '/pricing';
export const trialBalanceAt = '/reports/trial-balance';
export const journalAt = (filter: { document?: string; account?: string } = {}): string =>
  filtered('/accounting/journal', { ...filter });
export const ledgerAt = (account: number, days: Days = {}): string =>
  filtered('/reports/account', { account: String(account), ...days });
