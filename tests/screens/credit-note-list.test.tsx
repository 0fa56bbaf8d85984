import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupsFor } from '../../src/app/nav.ts';
import { fixedChoices, matching } from '../../src/app/palette/choices.ts';
import { permits } from '../../src/domain/access/permissions.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { pageOf } from '../../src/screens/report/ReportPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { choose, eventually, find, render } from '../support/render.tsx';

const [CreditNotesPage, VendorCreditsPage] = [pageOf('credit-notes'), pageOf('vendor-credits')];

const sheet: ReportSheet = {
  title: 'Credit notes',
  days: { from: null, to: null },
  comparedWith: null,
  currency: 'USD',
  rowTitle: 'Credit note',
  columns: [
    { title: 'Credit note', kind: 'text', place: 'lead' },
    { title: 'Customer', kind: 'text', place: 'under' },
    { title: 'Status', kind: 'text', place: 'own' },
    { title: 'Credit left', kind: 'own-money', place: 'own' },
  ],
  groups: [
    {
      rows: [
        [
          { value: 'CN-0001', to: 'credit-notes:invoice:INV-0001' },
          { value: 'Ada Stone', to: 'customer:C' },
          { value: 'Credit left' },
          { value: '40', own: { amount: '30', currency: 'EUR' } },
        ],
      ],
    },
  ],
  totals: null,
  controls: [],
  figures: [],
  empty: 'You have no credit notes yet.',
};

/** The same of what vendors credited. */
const ofVendors: ReportSheet = {
  ...sheet,
  title: 'Vendor credits',
  columns: sheet.columns.map((column) => ({
    ...column,
    title: { Customer: 'Vendor', 'Credit left': 'Advance left' }[column.title] ?? column.title,
  })),
  groups: [
    {
      rows: [
        [
          { value: 'VC-0001', to: 'credit-notes:bill:B' },
          { value: 'Paper Mill', to: 'vendor:V' },
          { value: 'Advance left' },
          { value: '40', own: { amount: '30', currency: 'EUR' } },
        ],
      ],
    },
  ],
  empty: 'You have no vendor credits yet.',
};

let answered = sheet;
const asked: URLSearchParams[] = [];
beforeEach(() => {
  answered = sheet;
  asked.length = 0;
  history.replaceState(null, '', '/sales/credit-notes');
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    if (/\/(credit-notes|vendor-credits)$/.test(pathname)) asked.push(searchParams);
    return new Response(JSON.stringify({ report: answered, total: 1, currentpage: 1, pagetotal: 1 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (Page = CreditNotesPage) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <Page />
      </BusinessContext>
    </QueryClientProvider>,
  );
const linkCalled = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');

test('a credit note leads to the credit notes of its invoice, and its customer to theirs', async () => {
  open();
  await eventually(() => find('tbody td'));
  expect(linkCalled('CN-0001')).toBe('/sales/view-invoice?item=INV-0001&show=credit-notes');
  expect(linkCalled('Ada Stone')).toBe('/customers/view?client=C');
});

test('it is narrowed by its address: what became of them, whose they are, their days', async () => {
  open();
  await eventually(() => find('tbody td'));
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ view: 'all', sortby: 'alltime' });
  choose('select:has(option[value="undone"])', 'open');
  await eventually(() => expect(asked.at(-1)!.get('view')).toBe('open'));
  expect(location.search).toContain('view=open');
  expect(find('input[placeholder="Search customers"]')).toBeTruthy();
});

test('where there are none, it says where one is made and leads there', async () => {
  answered = { ...sheet, groups: [] };
  open();
  await eventually(() => expect(document.body.textContent).toContain('You have no credit notes yet.'));
  expect(linkCalled('Go to sales')).toBe('/sales/list');
});

test('where none match, all can be shown', async () => {
  answered = { ...sheet, groups: [] };
  history.replaceState(null, '', '/sales/credit-notes?client=C');
  open();
  await eventually(() => expect(document.body.textContent).toContain('Show all'));
  expect(asked[0]!.get('clientid')).toBe('C');
});

test('a vendor credit leads to the vendor credits of its bill, and its vendor to theirs', async () => {
  answered = ofVendors;
  history.replaceState(null, '', '/purchases/vendor-credits');
  open(VendorCreditsPage);
  await eventually(() => find('tbody td'));
  expect(linkCalled('VC-0001')).toBe('/bills/view?bill=B&show=credit-notes');
  expect(linkCalled('Paper Mill')).toBe('/vendors/view?vendor=V');
});

test('vendor credits are narrowed to a vendor, and none that match can all be shown', async () => {
  answered = { ...ofVendors, groups: [] };
  history.replaceState(null, '', '/purchases/vendor-credits?client=V&view=open');
  open(VendorCreditsPage);
  await eventually(() => expect(document.body.textContent).toContain('Show all'));
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ vendorId: 'V', view: 'open', sortby: 'alltime' });
  expect(asked[0]!.has('clientId')).toBe(false);
  expect(find('input[placeholder="Search vendors"]')).toBeTruthy();
  expect(document.querySelector('input[placeholder="Search customers"]')).toBeNull();
  expect(find('option[value="open"]').textContent).toBe('Advance left');
});

test('where there are no vendor credits, it says where one is recorded and leads there', async () => {
  answered = { ...ofVendors, groups: [] };
  history.replaceState(null, '', '/purchases/vendor-credits');
  open(VendorCreditsPage);
  await eventually(() => expect(document.body.textContent).toContain('You have no vendor credits yet.'));
  expect(linkCalled('Go to bills')).toBe('/bills/list');
});

test.each(['Staff', 'Viewer'])(
  'both lists are in the navigation of a user who is %s, beside what they give back on, and in their palette',
  (role) => {
    const groups = groupsFor(role);
    const labelsOf = (title: string) =>
      groups.find((group) => group.title === title)!.entries.map(({ label }) => label);
    const beside = (labels: string[], label: string) => {
      const at = labels.indexOf(label);
      return labels.slice(at - 1, at + 2);
    };
    expect(beside(labelsOf('Selling'), 'Credit notes')).toEqual(['Quotes', 'Credit notes', 'Customers']);
    expect(beside(labelsOf('Purchases'), 'Vendor credits')).toEqual([
      'Purchase orders',
      'Vendor credits',
      'Expenses',
    ]);
    const choices = fixedChoices(groups, (key) => permits(role, key), { onKeys() {}, onSignOut() {} });
    expect(matching(choices, 'vendor cr').map(({ leads }) => leads)).toEqual(['/purchases/vendor-credits']);
  },
);
