import {
  onlineManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { heldPaymentCalls } from '../../src/api/calls/held-payment.ts';
import { planCalls } from '../../src/api/calls/plan.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { referralCalls } from '../../src/api/calls/referral.ts';
import { salesSummaryCalls } from '../../src/api/calls/sales-summary.ts';
import { taskCalls } from '../../src/api/calls/task.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { outside } from '../../src/api/client/ask.ts';
import { send } from '../../src/api/client/client.ts';
import { changes, once } from '../../src/api/client/intent.ts';
import { queryOf } from '../../src/api/client/query.ts';
import { fetchTouched } from '../../src/api/client/touched.ts';
import { customerHistory, customerInvoices } from '../../src/api/documents/contact-account.ts';
import {
  invoiceCounts,
  invoiceList,
  invoiceView,
  nextInvoice,
  openInvoices,
} from '../../src/api/documents/invoices.ts';
import { nextQuote, quoteCounts, quoteList, quoteView } from '../../src/api/documents/quotes.ts';
import { sharingView } from '../../src/api/documents/sharing.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { categoryList } from '../../src/screens/frame/reference.ts';
import { itemList } from '../../src/screens/inventory/item-list.ts';
import { reportSheet } from '../../src/screens/report/report-query.ts';
import { contract } from '../support/contract.ts';
import { bills, expenses, orders, purchaseQueries, vendors } from '../support/purchase-queries.ts';

const days = { period: '', dates: '', from: '', to: '' };
const page = { page: 1, search: '', sort: '', filter: '', status: '', type: '', location: '', ...days };

const report = { dates: '', from: '', to: '', account: '', document: '', contact: '', compare: '' };

/** Everything that any page shows, all of it shown at once. */
const shown = (): { queryKey: QueryKey }[] => [
  queryOf(accountCalls.trueUserInfo, outside),
  queryOf(accountSettingsCalls.security, outside),
  queryOf(bankCalls.listBanks, { businessId: 'b' }),
  queryOf(businessCalls.bookDays, { businessId: 'b' }),
  queryOf(businessCalls.getSettings, { businessId: 'b' }),
  queryOf(customerCalls.listCustomers, { businessId: 'b' }),
  queryOf(customerCalls.customerSummary, { businessId: 'b' }),
  queryOf(customerCalls.getCustomer, { businessId: 'b', id: 'c' }),
  customerInvoices('b', 'c', page),
  customerHistory('b', 'c', 1),
  queryOf(dashboardCalls.businessSummary, { businessId: 'b' }),
  queryOf(dashboardCalls.dashboardCounters, { businessId: 'b' }),
  queryOf(dashboardCalls.toDoList, { businessId: 'b' }),
  queryOf(heldPaymentCalls.getHeld, { businessId: 'b', documentId: 'i' }),
  invoiceList('b', page),
  invoiceCounts('b', page),
  invoiceView('b', 'i'),
  nextInvoice('b', 'invoice'),
  openInvoices('b', 'c'),
  sharingView('b', 'invoice', 'i'),
  queryOf(planCalls.seatsInfo, { businessId: 'b' }),
  queryOf(...itemList('b', { ...page, show: '' })),
  queryOf(productCalls.getProduct, { businessId: 'b', id: 'p' }),
  quoteList('b', page),
  quoteCounts('b', page),
  quoteView('b', 'q'),
  nextQuote('b', 'quote'),
  queryOf(rateCalls.listRates, { businessId: 'b' }),
  categoryList(0),
  queryOf(referralCalls.referralCount, { businessId: '' }),
  reportSheet('b', 'trial-balance', report, 1),
  reportSheet('b', 'journal', report, 1),
  reportSheet('b', 'account-ledger', { ...report, account: '1' }, 1),
  reportSheet('b', 'customer-statement', { ...report, contact: 'c' }, 1),
  queryOf(salesSummaryCalls.salesSummary, { businessId: 'b' }),
  ...purchaseQueries(),
  queryOf(taskCalls.openTasks, { businessId: 'b' }),
  queryOf(taxCalls.listTaxes, { businessId: 'b' }),
  queryOf(teamCalls.listTeam, { businessId: 'b' }),
  queryOf(templateCalls.listTemplates, { businessId: 'b' }),
];

const requests: string[] = [];
/** What the server answers a change; whatever is read is answered by nothing. */
let answer = { status: 200, body: {} as object };

beforeEach(() => {
  answer = { status: 200, body: {} };
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    requests.push(`${method} ${url.split('?')[0]}`);
    const { status, body } =
      method === 'POST'
        ? answer
        : { status: 200, body: { data: { mails: [], messages: [] }, tasks: [], ToDo: [] } };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Everything shown, and what was asked for so far forgotten. */
const showEverything = async () => {
  const client = queryClient();
  for (const query of shown())
    new QueryObserver(client, query as QueryObserverOptions).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(requests.length).toBeGreaterThan(60);
  requests.length = 0;
  return client;
};

const press = (path: string) => {
  const call = contract.find((one) => one.path === path)!;
  return once(path, (intentKey) => send(call as Call, { body: {}, intentKey } as never));
};

/** What a save sends, and after it. */
const saved = async (path: string): Promise<string[]> => {
  const client = await showEverything();
  await press(path).catch(() => undefined);
  await fetchTouched(client);
  client.clear();
  return requests.splice(0).map((request) => request.replace('/api/', ''));
};

const customers = [
  'Client/NewGetAllClients',
  'Client/GetClientSummaryData',
  'Client/GetClient',
  'invoice/GetAllInvoicesByClientWithFilters',
  'Client/GetClientHistory',
];
const dashboard = [
  'Dashboard/GetBusinessSummary',
  'Dashboard/CounterAPIDataForDashBorad',
  'Dashboard/get-to-do-list',
];
const invoices = [
  'invoice/NewGetAllInvoicesWithFilters',
  'invoice/GetInvoiceCounter',
  'invoice/GetInvoice',
  'invoice/GetInvoiceNumber',
  'invoice/Get-Invoice-Details-By-ClientId',
  'invoice/get-sales-summary',
];
const items = ['Product/get-all-products', 'Product/get-product-by-id'];
const quotes = [
  'QuotesController/Get-All-Quotes-With-Filters',
  'QuotesController/Get-Quote-Count',
  'QuotesController/Get-Quote-By-Id',
  'QuotesController/Get-Quote-Number',
];
const reports = [
  'Dashboard/GetTrialBalance',
  'Dashboard/GetJournalEntries',
  'Dashboard/GetAccountLedgerDetails',
  'invoice/ClientStatement',
];
const sending = ['Share/get-sharing'];
const banks = ['AccountSettings/GetallBanks'];
const held = ['Payment/get-held'];
const books = [customers, dashboard, held, invoices, sending, items, quotes, reports].flat();

/** Of all these queries those that each main kind of save asks anew. */
const kinds: readonly [what: string, path: string, request: readonly string[]][] = [
  ['an invoice', '/api/invoice/UpdateInvoice', books],
  ['an issue', '/api/invoice/UpdateInvoiceStatus', books],
  ['a payment', '/api/invoice/AddPayment', books],
  ['a cancellation', '/api/invoice/CancelInvoice', books],
  ['a quote', '/api/QuotesController/create-quotation', [customers, dashboard, quotes].flat()],
  ['a customer', '/api/Client/UpdateClient', [customers, dashboard, invoices, quotes, reports].flat()],
  [
    'a bill',
    '/api/VendorBill/Update-VendorBill-Detail',
    [bills, orders, vendors, items, sending, dashboard, reports].flat(),
  ],
  [
    'an approval',
    '/api/VendorBill/approve-bill',
    [bills, orders, vendors, items, sending, dashboard, reports].flat(),
  ],
  [
    'a payment of a bill',
    '/api/VendorBill/AddPayment',
    [bills, orders, vendors, items, sending, dashboard, reports].flat(),
  ],
  [
    'a purchase order',
    '/api/PurchaseOrder/Update-PurchaseOrder-detail',
    [orders, vendors, items, dashboard].flat(),
  ],
  ['a bill made of an order', '/api/PurchaseOrder/bill-order', [orders, bills, vendors, dashboard].flat()],
  ['a vendor', '/api/Vendor/Update-Vendor-detail', [vendors, bills, orders, dashboard, reports].flat()],
  ['an expense', '/api/Expense/update-expense', [expenses, banks, dashboard, reports].flat()],
  ['an item', '/api/Product/update-product', [dashboard, items, reports].flat()],
  ['a tax', '/api/Admin/update-tax-detail', ['Admin/get-all-tax-detail']],
  ['a bank', '/api/AccountSettings/Updatebank', [banks, dashboard, reports].flat()],
  ['a deleted bank', '/api/AccountSettings/DeleteBank', [...dashboard, ...reports]],
  [
    'a template',
    '/api/InvoiceSettingController/Update-Invoice-Setting',
    ['InvoiceSettingController/Get-All-Invoice-Setting'],
  ],
  ['a setting of the business', '/api/Business/save-tax-order', ['Business/settings', ...dashboard]],
  ['the lock date', '/api/Business/set-lock-date', ['Business/book-days', 'Business/settings']],
  ['a rate', '/api/Reference/save-exchange-rate', ['Reference/exchange-rates']],
  [
    'a member',
    '/api/onboarding/UpdateTeamMember',
    ['onboarding/GetAllTeamMemberInvite', 'Subscription/GetSubscriptionSeatsInfo'],
  ],
  ['a profile', '/api/AccountSettings/Updateprofile', ['Account/true-user-info']],
  ['a delivery', '/api/invoice/UpdateShipStatus', [dashboard, invoices, sending].flat()],
  ['a second factor', '/api/Account/confirm-second-factor', ['Account/true-user-info', 'Account/security']],
];

test.each(kinds)(
  'after the save of %s what it touches is asked for, once, and nothing else',
  async (...kind) => {
    const [, path, expected] = kind;
    const [change, ...after] = await saved(path);
    expect(change).toMatch(new RegExp(`^(POST|GET) ${path.replace('/api/', '')}$`));
    expect(after.sort()).toEqual(expected.map((one) => `GET ${one}`).sort());
  },
);

test('a save that is refused asks for nothing; one that came too late asks for what somebody else saved', async () => {
  const client = await showEverything();
  const refusedWith = async (kind: string): Promise<string[]> => {
    requests.length = 0;
    answer = { status: 400, body: { Message: 'No.', kind } };
    await expect(press('/api/Admin/update-tax-detail')).rejects.toMatchObject({ kind });
    await fetchTouched(client);
    return requests.slice(1);
  };
  expect(await refusedWith('invalid')).toEqual([]);
  expect(await refusedWith('stale')).toEqual(['GET /api/Admin/get-all-tax-detail']);
});

test('a save is a mutation under the name of its act, without a network too', async () => {
  onlineManager.setOnline(false);
  const begun: unknown[] = [];
  const stop = changes.getMutationCache().subscribe(({ mutation }) => {
    begun.push(mutation?.options.mutationKey);
  });
  await press('/api/Admin/update-tax-detail');
  expect(begun[0]).toEqual(['/api/Admin/update-tax-detail']);
  stop();
  onlineManager.setOnline(true);
});
