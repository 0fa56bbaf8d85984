import type { QueryClient } from '@tanstack/react-query';
import { expenseCalls } from '../../api/calls/expense.ts';
import { expensesAsked } from '../../api/calls/expenses-asked.ts';
import { savedReportCalls } from '../../api/calls/saved-report.ts';
import type { Asks } from '../../api/client/asks.ts';
import { queryOf } from '../../api/client/query.ts';
import { billList } from '../../api/documents/bills.ts';
import type { DocumentListFilter, ListedPage } from '../../api/documents/document-list.ts';
import { invoiceList } from '../../api/documents/invoices.ts';
import { orderList } from '../../api/documents/orders.ts';
import { quoteList } from '../../api/documents/quotes.ts';
import { type PermissionKey, permits } from '../../domain/access/permissions.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { documentPageRoutes } from '../../domain/documents/routes.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { headOf } from '../../domain/report/reports.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { expenseListWords } from '../../domain/words/expenses.ts';
import { pageTitles, palette as paletteWords } from '../../domain/words/frame.ts';
import { calledIn } from '../../screens/document/called.ts';
import {
  savedReportAt,
  viewCustomerAt,
  viewDocumentAt,
  viewExpenseAt,
  viewItemAt,
  viewVendorAt,
} from '../../screens/frame/addresses.ts';
import type { CurrentBusiness } from '../../screens/frame/business.ts';
import { findContacts } from '../../screens/frame/contacts.ts';
import { findProducts } from '../../screens/page/find-products.ts';
import { type Choice, matching } from './choices.ts';

/** So many of each kind; who wants to see more opens the list. */
const SHOWN = 5;
const newest = { page: 1, status: '', type: '', dates: '', from: '', to: '', sort: 'issue_date desc' };
const newestExpenses = { page: 1, status: '', period: 'alltime', from: '', to: '', sort: 'date desc' };

type DocumentList = (businessId: string, filter: DocumentListFilter) => Asks<ListedPage<DocumentRow>>;

/** The lists that are searched, in the order their rows are shown. */
const lists: readonly (readonly [DocumentKind, DocumentList])[] = [
  ['invoice', invoiceList],
  ['quote', quoteList],
  ['bill', billList],
  ['order', orderList],
];

const contactsOf = {
  customer: { group: pageTitles.customers, leadsTo: viewCustomerAt },
  vendor: { group: pageTitles.vendors, leadsTo: viewVendorAt },
} as const;

/** The saved reports somebody sees whose name begins so; none for a role that reads no reports. */
const savedReports = async (
  client: QueryClient,
  { id: businessId, role }: CurrentBusiness,
  search: string,
): Promise<Choice[]> => {
  if (!permits(role, 'reports')) return [];
  const { reports } = await client.fetchQuery(queryOf(savedReportCalls.savedReports, { businessId }));
  const choices = reports.map(
    (saved): Choice => ({
      id: saved.id,
      group: paletteWords.savedReports,
      label: saved.name,
      detail: headOf(saved.report).title,
      leads: savedReportAt(saved.report, saved),
    }),
  );
  return matching(choices, search);
};

/** Contacts, items and saved reports by name, documents and expenses by number, contact or what they are for: those the role may open. Rejects with the call's problem. */
export const findRecords = async (
  client: QueryClient,
  business: CurrentBusiness,
  search: string,
): Promise<Choice[]> => {
  const { id: businessId, role, homeCurrency, locale } = business;
  const may = (key: PermissionKey) => permits(role, key);
  const documents = async (kind: DocumentKind, list: DocumentList): Promise<Choice[]> => {
    if (!may(`${kindSpec(kind).permissions}.list`)) return [];
    const { rows } = await client.fetchQuery(list(businessId, { ...newest, search }));
    return rows
      .filter((row) => may(`${documentTypes[row.subtype].permissions}.view`))
      .map((row) => ({
        id: row.id,
        group: documentPageRoutes[kind].list.title,
        label: row.number ?? paletteWords.draft,
        detail: [row.customer, formatMoney(row.total, row.currency, locale)].filter(Boolean).join(' · '),
        leads: viewDocumentAt(row.subtype, calledIn(row)),
      }));
  };
  const contacts = async (contactRole: ContactRole): Promise<Choice[]> => {
    if (!may(`${contactRole}.list`) || !may(`${contactRole}.view`)) return [];
    const { group, leadsTo } = contactsOf[contactRole];
    return (await findContacts(contactRole, businessId, search)).map(({ id, name, email }) => ({
      id: `${contactRole} ${id}`,
      group,
      label: name,
      detail: email,
      leads: leadsTo(id),
    }));
  };
  const items = async (): Promise<Choice[]> =>
    (await findProducts(businessId, search, SHOWN)).map(({ id, name, price }) => ({
      id,
      group: paletteWords.items,
      label: name,
      detail: formatMoney(price, homeCurrency, locale),
      leads: viewItemAt(id),
    }));
  const expenses = async (): Promise<Choice[]> => {
    if (!may('expense.list') || !may('expense.view')) return [];
    const { rows } = await client.fetchQuery(
      queryOf(expenseCalls.listExpenses, expensesAsked(businessId, { ...newestExpenses, search })),
    );
    return rows.map(({ id, number, name, total, currency }) => ({
      id,
      group: expenseListWords.title,
      label: number,
      detail: [name, formatMoney(total, currency, locale)].join(' · '),
      leads: viewExpenseAt(id),
    }));
  };

  const found = await Promise.all([
    contacts('customer'),
    contacts('vendor'),
    may('inventory.list') && may('inventory.edit') ? items() : [],
    ...lists.map(([kind, list]) => documents(kind, list)),
    expenses(),
    savedReports(client, business, search),
  ]);
  return found.flatMap((choices) => choices.slice(0, SHOWN));
};
