import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { pageOf } from '../../src/screens/report/ReportPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { choose, eventually, find, render } from '../support/render.tsx';

/** What reports of sales are narrowed to, above them and in their address. Source: finance-answers.md, section C, 15 to 19. */
const ada = 'AZ8AAAAAcAAAAAAAAAAAAE';
const [hardware, north] = ['AZ8AAAAAcAAAAAAAAAAAAF', 'AZ8AAAAAcAAAAAAAAAAAAG'];
const column = { kind: 'text', place: 'lead', title: 'Category' };
const report = {
  title: 'Sales by category',
  days: { from: '2026-04-01', to: '2026-06-30' },
  comparedWith: null,
  currency: 'USD',
  rowTitle: 'Category',
  columns: [column],
  groups: [{ rows: [[{ value: 'Hardware', to: `category:${hardware}` }]] }],
  totals: null,
  controls: [],
  figures: [],
  empty: 'Nothing was sold.',
};
const told = (data: object) => ({ status: 200, message: 'x', data });
const asked: URLSearchParams[] = [];
const SalesByCategory = pageOf('sales-by-category');
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    if (pathname.endsWith('GetSaleProductCategorySummaryReport')) asked.push(searchParams);
    const answer = pathname.endsWith('/employees')
      ? told({ Employees: [{ UserId: ada, Name: 'Ada Owner' }] })
      : pathname.endsWith('get-categories')
        ? told({ ProductCategoryList: [{ id: hardware, Category: 'Hardware', items: 1, TAccountId: null }] })
        : pathname.endsWith('get-location-dropdown-data')
          ? told([{ LocationId: north, LocationName: 'North', isDefault: true }])
          : { report, total: 1, currentpage: 1, pagetotal: 1, fromdate: null, todate: null };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (search = '', multiLocation = true) => {
  history.replaceState(null, '', `/reports/sales-by-category${search}`);
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, multiLocation }}>
        <SalesByCategory />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('tbody a'));
};
const unfold = () =>
  act(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'More filters')!.click(),
  );
const optionsOf = (label: string) =>
  [...find<HTMLSelectElement>(`select[aria-label="${label}"]`).options].map(({ text }) => text);

test('they are folded away until they are wanted, and each narrows what is asked', async () => {
  await open();
  expect(document.querySelector('select[aria-label="Employee"]')).toBeNull();
  unfold();
  await eventually(() => {
    expect(optionsOf('Employee')).toEqual(['All employees', 'Ada Owner']);
    expect(optionsOf('Item category')).toEqual(['All categories', 'Hardware']);
    expect(optionsOf('Location')).toEqual(['All locations', 'North']);
  });
  find('input[aria-label="Customer"]');
  find('input[aria-label="Item"]');
  choose('select[aria-label="Employee"]', ada);
  await eventually(() => expect(asked.at(-1)!.get('employeeId')).toBe(ada));
  expect(location.search).toContain(`employee=${ada}`);
});

test('what the address narrows to is in sight, is asked for, and goes along to what a row leads to', async () => {
  await open(`?client=${ada}&item=${hardware}&location=${north}`);
  const sent = asked.at(-1)!;
  expect(['clientid', 'productId', 'locationId'].map((name) => sent.get(name))).toEqual([
    ada,
    hardware,
    north,
  ]);
  await eventually(() => expect(find<HTMLSelectElement>('select[aria-label="Location"]').value).toBe(north));
  const { pathname, searchParams } = new URL(find<HTMLAnchorElement>('tbody a').href);
  expect(pathname).toBe('/reports/sales-of-category');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    category: hardware,
    client: ada,
    item: hardware,
    location: north,
  });
});

test('a business with one location isn’t asked for it', async () => {
  await open('', false);
  unfold();
  await eventually(() => find('select[aria-label="Employee"]'));
  expect(document.querySelector('select[aria-label="Location"]')).toBeNull();
});
