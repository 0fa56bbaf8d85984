import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindNames, kindSpec } from '../../src/domain/documents/kinds.ts';
import { documentPlaces, typePlaces } from '../../src/domain/documents/places.ts';

/** What shows the list of a kind of document, and one of it. */
const documents: Readonly<Record<DocumentKind, { list: string; view: string }>> = {
  invoice: { list: 'invoice/SalesListPage.tsx', view: 'invoice/InvoiceViewPage.tsx' },
  quote: { list: 'quote/QuoteListPage.tsx', view: 'quote/QuoteViewPage.tsx' },
  bill: { list: 'bill/BillListPage.tsx', view: 'bill/BillViewPage.tsx' },
  order: { list: 'order/OrderListPage.tsx', view: 'order/OrderViewPage.tsx' },
};

/**
 * The source of the page at each address that people come back to: by a link in a mail, a bookmark, the browser's start. Of the
 * others the page finds out by itself, a step later.
 */
export const landingPages: Readonly<Record<string, string>> = {
  '/dashboard': 'dashboard/DashboardPage.tsx',
  '/customers/list': 'customer/CustomerListPage.tsx',
  '/customers/view': 'customer/CustomerViewPage.tsx',
  '/vendors/list': 'vendor/VendorListPage.tsx',
  '/vendors/view': 'vendor/VendorViewPage.tsx',
  '/expense/list': 'expense/ExpenseListPage.tsx',
  ...Object.fromEntries(
    kindNames.flatMap((kind) => [
      ...documentPlaces[kind].list.paths.map((path) => [path, documents[kind].list]),
      ...kindSpec(kind).types.map((type) => [typePlaces[type].view.path, documents[kind].view]),
    ]),
  ),
};

/** What every page inside asks for: its frame, and the call that says who is here. */
const inside = ['src/screens/shell/InsidePage.tsx', 'src/api/commands/session.ts'];

/** What a page asks for itself before it is seen. */
const beside: Readonly<Record<string, readonly string[]>> = {
  'invoice/InvoiceViewPage.tsx': ['src/screens/invoice/LawNotice.tsx', 'src/api/wire/invoice-view.ts'],
};

/** The sources of all that is fetched at an address before its page is seen. */
export const sourcesOf = (page: string): string[] => [
  ...inside,
  `src/screens/${page}`,
  ...(beside[page] ?? []),
];
