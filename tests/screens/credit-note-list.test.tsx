import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupsFor } from '../../src/app/nav.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { pageOf } from '../../src/screens/report/ReportPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { choose, eventually, find, render } from '../support/render.tsx';

const CreditNotesPage = pageOf('credit-notes');

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

let answered = sheet;
const asked: URLSearchParams[] = [];
beforeEach(() => {
  answered = sheet;
  asked.length = 0;
  history.replaceState(null, '', '/sales/credit-notes');
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    if (pathname.endsWith('/credit-notes')) asked.push(searchParams);
    return new Response(JSON.stringify({ report: answered, total: 1, currentpage: 1, pagetotal: 1 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (role = currentBusiness.role) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, role }}>
        <CreditNotesPage />
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

test('it is in the navigation of who lists invoices, beside them', () => {
  const inSelling = (role: string) =>
    groupsFor(role)
      .flatMap(({ entries }) => entries)
      .filter(({ href }) => href === '/sales/credit-notes')
      .map(({ label }) => label);
  expect(inSelling('Staff')).toEqual(['Credit notes']);
  expect(inSelling('Viewer')).toEqual(['Credit notes']);
});
