import type { DocumentKind, DocumentType } from '../../domain/documents/kind.ts';
import type { DocumentRoute } from '../../domain/documents/kind-spec.ts';
import { contactRoleOf } from '../../domain/documents/kinds.ts';
import { documentPageRoutes, typePageRoutes } from '../../domain/documents/routes.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { filtered } from './filtered.ts';

/** Addresses of pages other pages lead to, in the spec's spelling. */
const namedAt = ({ path, names: [name] }: DocumentRoute, idOrNumber: string): string =>
  filtered(path, { [name]: idOrNumber });

export const viewDocumentAt = (type: DocumentType, idOrNumber: string): string =>
  namedAt(typePageRoutes[type].view, idOrNumber);
/** A document's page with one of its dialogs opened over it, such as its credit notes. */
export const openedDocumentAt = (type: DocumentType, idOrNumber: string, show: string): string =>
  `${viewDocumentAt(type, idOrNumber)}&show=${show}`;
/** Its sheet alone, as it goes to the printer. */
export const printDocumentAt = (type: DocumentType, idOrNumber: string): string =>
  `${viewDocumentAt(type, idOrNumber)}&print=true`;
export const editDocumentAt = (type: DocumentType, id: string): string =>
  namedAt(typePageRoutes[type].edit, id);
/** The form of a new document, for a customer where one is named. */
export const addDocumentAt = (type: DocumentType, contact?: string): string =>
  filtered(typePageRoutes[type].add, { [contactRoleOf(type) ?? 'customer']: contact });

/** The page of a report, filtered. */
export const reportAt = (name: ReportName, filter: Parameters<typeof filtered>[1] = {}): string =>
  filtered(headOf(name).page, filter);

/** A saved report as it was kept: its page with its filters, and which one it is. */
export const savedReportAt = (report: ReportName, { id, query }: { id: string; query: string }): string =>
  reportAt(report, { ...Object.fromEntries(new URLSearchParams(query)), saved: id });

/** Days in an address, by a preset or by their ends; an end that is left out stays open. */
interface Days {
  dates?: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
}
/** The list of a kind, narrowed to a tab, to days, or to what is searched. */
export const documentListAt = (
  kind: DocumentKind,
  filter: Days & { status?: string; search?: string; sort?: string; dueFrom?: string; dueTo?: string } = {},
): string => filtered(documentPageRoutes[kind].list.paths[0], { ...filter });
export const dashboardAt = '/dashboard';
export const customersAt = '/customers/list';
/**
 * The form of a new customer; `back` is the page that asked, whose `form` gets the new customer. A vendor who becomes one too is
 * named.
 */
export const addCustomerAt = (
  params: { back?: string; form?: string; name?: string; vendor?: string } = {},
): string => filtered('/customers/add-customer', { ...params });
/** A customer's page; what of them it shows first may be named: their invoices, unless told. */
export const viewCustomerAt = (id: string, section?: 'quotes' | 'statement' | 'history'): string =>
  filtered('/customers/view', { client: id, section });
/** The form of a customer; `back` is the page that asked, to whose `form` they come back as they are saved. */
export const editCustomerAt = (id: string, asking: { back?: string; form?: string } = {}): string =>
  filtered('/customers/edit-customer', { client: id, ...asking });
export const expensesAt = '/expense/list';
export const addExpenseAt = '/add-expense';
/** What is known of a new expense: a bank's line has its day, amount and bank; an invoice for the plan its name, number, currency and file too. */
export interface KnownExpense {
  day: string;
  /** With its tax, where it has a name. */
  amount: string;
  bank?: string;
  name?: string;
  reference?: string;
  currency?: string;
  /** A file that was brought and is attached to nothing: its id, name, type and size. */
  file?: string;
  fileName?: string;
  fileType?: string;
  fileSize?: string;
}

/** The form of a new expense with what is known of it filled in. */
export const addExpenseWith = (known: KnownExpense): string => filtered(addExpenseAt, { ...known });
export const viewExpenseAt = (id: string): string => filtered('/expense/view', { exp: id });
export const editExpenseAt = (id: string): string => filtered('/expense/edit', { exp: id });

export const vendorsAt = '/vendors/list';
/** The same of a new vendor; a customer who becomes one too is named. */
export const addVendorAt = (
  params: { back?: string; form?: string; name?: string; customer?: string } = {},
): string => filtered('/vendors/add-vendor', { ...params });
export const viewVendorAt = (id: string, section?: string): string =>
  filtered('/vendors/view', { vendor: id, section });
export const editVendorAt = (id: string): string => filtered('/vendors/edit', { vendor: id });
export const itemsAt = '/inventory/list';
/** The list of items under one of its tabs. */
export const itemsOf = (show: string): string => `${itemsAt}?show=${show}`;
export const addItemAt = '/inventory/add-item';
/** The same of an item that a line of a form asked for, which gets it picked; `bought` where the line is of a purchase. */
export const newItemAt = (params: {
  back: string;
  form: string;
  line: string;
  name: string;
  bought?: string;
}): string => filtered(addItemAt, { ...params });
export const viewItemAt = (id: string): string => `/inventory/view?item=${id}`;
export const editItemAt = (id: string): string => `/inventory/edit-item?item=${id}`;
/** The page that prints labels of some items. */
export const labelsAt = (...ids: readonly string[]): string =>
  filtered('/inventory/labels', { items: ids.join(',') });
export const profileAt = '/settings/profile';
export const securityAt = '/settings/security';
export const referralsAt = '/settings/referrals';
export const businessAt = '/settings/business';
export const documentSettingsAt = '/settings/documents';
export const mailSettingsAt = '/settings/emails';
export const stockSettingsAt = '/settings/stock';
export const paymentSettingsAt = '/settings/payment-settings';
export const payoutsAt = '/accounting/payouts';
export const ratesAt = '/settings/exchange-rates';
export const newBusinessAt = '/settings/new-business';
export const taxesAt = '/settings/taxes';
/** The list of taxes with the form of one opened over it; of a new one when none is named. */
export const taxAt = (id = 'new'): string => `/settings/taxes?tax=${id}`;
export const banksAt = '/settings/banks';
/** The list of banks with the form of one opened over it; of a new one when none is named. */
export const bankAt = (id = 'new'): string => `/settings/banks?bank=${id}`;
/** What moved through a bank; through the default one where none is named. */
export const bankTransactionsAt = (bank?: string): string => reportAt('bank-transactions', { bank });
/** The statements of a bank held against the books; the newest where none is named. */
export const bankStatementAt = (bank: string, statement?: string): string =>
  reportAt('bank-reconciliation', { bank, statement });
export const onlineStoreAt = '/settings/online-store';
export const storeOrdersAt = '/sales/store-orders';
export const accountingAt = '/settings/accounting';
export const accountsAt = '/accounting/chart-of-accounts';
export const closeAt = '/accounting/close';
/** A month or a fiscal year that is closed, by its key: 2026-03, or 2026. */
export const periodAt = (key: string): string => filtered('/accounting/close/view', { period: key });
export const openingBalancesAt = '/accounting/opening-balances';
export const templatesAt = '/settings/invoice-templates';
/** The form of one template; of a new one when none is named. */
export const templateAt = (id = 'new'): string => `/settings/invoice-templates?template=${id}`;
export const teamAt = '/settings/team-members';
export const plansAt = '/settings/plans';
export const pricingAt = '/pricing';
export const trialBalanceAt = (days: Days = {}): string => reportAt('trial-balance', { ...days });
export const budgetsAt = '/budgets';
/** The budget of a type for the fiscal year that begins in a calendar year. */
export const budgetAt = (type: string, year: string): string => filtered(budgetsAt, { type, year });
export const reportsAt = '/reports';
export const exportBooksAt = '/accounting/export-books';
/** The audit trail, narrowed to one subject where it is named. */
export const auditTrailAt = (filter: { kind?: string; subject?: string } = {}): string =>
  filtered('/reports/audit-trail', { ...filter });
export const journalAt = (filter: { document?: string; account?: string } = {}): string =>
  reportAt('journal', { ...filter });
/** The form of an entry that moves opening balances to equity, filled in. */
export const preparedEntryAt = '/accounting/journal/new?prepared=opening';
/** The end of a fiscal year, by the calendar year it begins in; of the one worked on now when none is named. */
export const yearEndAt = (year?: string): string => filtered('/accounting/year-end', { year });
/** The form of an entry that empties an account into another at a year's end, filled in. */
export const yearEndEntryAt = (move: string, year: string, target: string): string =>
  filtered('/accounting/journal/new', { prepared: move, year, target });
export const newEntryAt = (copy: string | null = null): string =>
  filtered('/accounting/journal/new', { copy });
export const viewEntryAt = (id: string): string => `/accounting/journal/view?entry=${id}`;
export const ledgerAt = (account: number, days: Days = {}): string =>
  reportAt('account-ledger', { account: String(account), ...days });
