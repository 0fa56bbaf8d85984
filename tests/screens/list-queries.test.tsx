import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactsAsked } from '../../src/api/calls/contacts-asked.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { salesSummaryCalls } from '../../src/api/calls/sales-summary.ts';
import { queryOf } from '../../src/api/client/query.ts';
import { billList } from '../../src/api/documents/bills.ts';
import { invoiceCounts, invoiceList } from '../../src/api/documents/invoices.ts';
import { orderList } from '../../src/api/documents/orders.ts';
import { quoteCounts, quoteList } from '../../src/api/documents/quotes.ts';
import { reportArgs } from '../../src/domain/report/asked-report.ts';
import { headOf } from '../../src/domain/report/reports.ts';
import { summaryRequest } from '../../src/screens/dashboard/summary-request.ts';
import { summaryDays } from '../../src/screens/document/summary-days.ts';
import { itemList } from '../../src/screens/inventory/item-list.ts';
import { findProducts } from '../../src/screens/page/find-products.ts';

/** As much of any answer as is looked at. */
const nothing = {
  products: [],
  clients: [],
  data: {},
  Customers: [],
  Invoices: [],
  Quotes: [],
  VendorBills: [],
  PurchaseOrders: [],
  Income: { Bars: [], Accounts: [], Previous: null },
  Outstanding: { Ages: [] },
  Payable: { Ages: [] },
};
const server = vi.fn<typeof fetch>();
beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json(nothing));
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

const ask = (): Record<string, string> => {
  const url = new URL(String(server.mock.calls.at(-1)?.[0]), 'http://localhost');
  return Object.fromEntries(url.searchParams);
};
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const plain = {
  page: 1,
  status: '',
  type: '',
  filter: '',
  search: '',
  dates: '',
  from: '',
  to: '',
  sort: '',
};
const newest = { ...plain, sort: 'issue_date desc' };
const days = { dates: '', from: '2026-01-01', to: '2026-01-31' };

test.each([
  [
    'sales',
    () => queries().fetchQuery(invoiceList('b', newest)),
    { sortby: 'issue_date', sortorder: 'desc' },
  ],
  ['quotes', () => queries().fetchQuery(quoteList('b', newest)), { sortBy: 'issue_date', sortOrder: 'desc' }],
  [
    'purchase orders, the last added first',
    () => queries().fetchQuery(orderList('b', { ...plain, sort: 'all desc' })),
    { sortby: 'all', sortorder: 'desc' },
  ],
  [
    'bills, the last added first',
    () => queries().fetchQuery(billList('b', { ...plain, sort: 'all desc' })),
    { sortby: 'all', sortorder: 'desc' },
  ],
  [
    'customers',
    () =>
      queries().fetchQuery(
        queryOf(customerCalls.listCustomers, contactsAsked('b', { ...plain, sort: 'all desc' })),
      ),
    { sortby: 'all', sortorder: 'desc', filter: 'all' },
  ],
  [
    'items',
    () =>
      queries().fetchQuery(queryOf(...itemList('b', { ...plain, show: '', sort: 'name asc', location: '' }))),
    { sortBy: 'name', sortOrder: 'asc' },
  ],
])('the list of %s asks for its page, its size and its order itself', async (_, fetched, order) => {
  await fetched();
  expect(ask()).toMatchObject({ page: '1', limit: '10', ...order });
});

test('a dashboard asks for the newest six documents of its days', async () => {
  await queries().fetchQuery(
    queryOf(dashboardCalls.businessSummary, {
      businessId: 'b',
      ...summaryRequest({ period: 'thisyear', from: '', to: '' }),
    }),
  );
  expect(ask()).toMatchObject({ sortorder: 'descending', limit: '6', sortby: 'thisyear' });
});

test.each([
  ['invoices', (of: typeof days) => queries().fetchQuery(invoiceCounts('b', of))],
  ['quotes', (of: typeof days) => queries().fetchQuery(quoteCounts('b', of))],
])('counters of %s are asked for in the scope of their list', async (_, fetched) => {
  await fetched(days);
  expect(ask()).toMatchObject({ fromdate: '2026-01-01', todate: '2026-01-31' });
  await fetched({ dates: 'thisyear', from: '', to: '' });
  expect(Object.values(ask())).toContain('thisyear');
  await fetched({ dates: '', from: '', to: '' });
  expect(Object.values(ask())).toContain('alltime');
});

test.each(['trial-balance', 'journal', 'account-ledger'] as const)(
  'the %s opens with this month, and is of this year where that is chosen',
  (report) => {
    const chosen = { from: '', to: '', account: '', document: '', contact: '', compare: '' };
    expect(headOf(report).days).toBe('thismonth');
    expect(reportArgs(report, { ...chosen, dates: '' }).period).toBe('thismonth');
    expect(reportArgs(report, { ...chosen, dates: 'thisyear' }).period).toBe('thisyear');
  },
);

test('the cards over all sales ask for all of them', async () => {
  await queries().fetchQuery(
    queryOf(salesSummaryCalls.salesSummary, {
      businessId: 'b',
      ...summaryDays({ dates: '', from: '', to: '' }),
    }),
  );
  expect(ask()).toMatchObject({ sortby: 'alltime' });
});

test('lines of a document are searched by name', async () => {
  await findProducts('b', 'can', 1000);
  expect(ask()).toMatchObject({ limit: '1000', sortBy: 'name', sortOrder: 'asc' });
});
