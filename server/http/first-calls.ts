import { accountCalls } from '../../src/api/contract/account.ts';
import { billCalls } from '../../src/api/contract/bill.ts';
import type { Call } from '../../src/api/contract/call.ts';
import { dashboardCalls } from '../../src/api/contract/dashboard.ts';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { orderCalls } from '../../src/api/contract/order.ts';
import { quoteCalls } from '../../src/api/contract/quote.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindNames, kindSpec } from '../../src/domain/documents/kinds.ts';
import { documentPlaces, typePlaces } from '../../src/domain/documents/places.ts';
import { landingPages } from './landing-pages.ts';

/** Stands for the business, which the browser knows. URLSearchParams writes it as it is. */
const BUSINESS = '*';

const addressOf = ({ path }: Call, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** How one of a kind is asked for by what its address calls it. */
const views: Readonly<Record<DocumentKind, (called: string) => string>> = {
  invoice: (invoiceid) => addressOf(invoiceCalls.getInvoice, { businessid: BUSINESS, invoiceid }),
  quote: (quoteId) => addressOf(quoteCalls.getQuote, { businessid: BUSINESS, quoteId }),
  bill: (vendorBillId) => addressOf(billCalls.getBill, { businessId: BUSINESS, vendorBillId }),
  order: (PurchaseOrderID) => addressOf(orderCalls.getOrder, { BusinessID: BUSINESS, PurchaseOrderID }),
};

const firstPage = { businessid: BUSINESS, page: '1', limit: '10' };

/** What a list asks that nothing is narrowed in. */
const lists: Readonly<Record<DocumentKind, (sort: Record<'by' | 'order', string>) => readonly string[]>> = {
  invoice: ({ by, order }) => [
    addressOf(invoiceCalls.listInvoices, { ...firstPage, sortby: by, sortorder: order }),
    addressOf(invoiceCalls.counter, { businessid: BUSINESS, sortby: 'alltime' }),
  ],
  quote: ({ by, order }) => [
    addressOf(quoteCalls.listQuotes, { ...firstPage, sortBy: by, sortOrder: order }),
    addressOf(quoteCalls.countQuotes, { businessid: BUSINESS, period: 'alltime' }),
  ],
  bill: ({ by, order }) => [
    addressOf(billCalls.listBills, { ...firstPage, sortby: by, sortorder: order }),
    addressOf(billCalls.countBills, { businessid: BUSINESS, period: 'alltime' }),
  ],
  order: ({ by, order }) => [
    addressOf(orderCalls.listOrders, { ...firstPage, sortby: by, sortorder: order }),
    addressOf(orderCalls.countOrders, { businessid: BUSINESS, period: 'alltime' }),
  ],
};

const dashboard = (): readonly string[] => [
  addressOf(dashboardCalls.businessSummary, {
    businessid: BUSINESS,
    sortorder: 'descending',
    limit: '6',
    sortby: 'thisyear',
  }),
  addressOf(dashboardCalls.dashboardCounters, { businessid: BUSINESS }),
  addressOf(dashboardCalls.toDoList, { businessid: BUSINESS }),
];

type Asked = (query: URLSearchParams) => readonly string[];

const ofKind = (kind: DocumentKind): [path: string, asked: Asked][] => {
  const { types, listed } = kindSpec(kind);
  const [by = '', order = ''] = listed.sorts[0]!.value.split(' ');
  const list: Asked = (query) => (query.size > 0 ? [] : lists[kind]({ by, order }));
  const view =
    (names: readonly string[]): Asked =>
    (query) => {
      const called = names.map((name) => query.get(name)).find((named) => named !== null);
      return called ? [views[kind](called)] : [];
    };
  return [
    ...documentPlaces[kind].list.paths.map((path): [string, Asked] => [path, list]),
    ...types.map((type): [string, Asked] => [typePlaces[type].view.path, view(typePlaces[type].view.names)]),
  ];
};

const byPath = new Map<string, Asked>([
  ['/dashboard', (query) => (query.size > 0 ? [] : dashboard())],
  ...kindNames.flatMap(ofKind),
]);

const whoIsHere = addressOf(accountCalls.trueUserInfo, {});

/**
 * The calls that the page at an address sends first, with a star where its business belongs. They are read by
 * `src/api/client/early.ts`; what is named wrongly is asked in vain and asked again by the page.
 *
 * @param search the query of the address, with or without its question mark
 * @returns none for a page that people don't come back to
 */
export const firstCallsOf = (path: string, search: string): readonly string[] =>
  Object.hasOwn(landingPages, path)
    ? [whoIsHere, ...(byPath.get(path)?.(new URLSearchParams(search)) ?? [])]
    : [];
