import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext, type CurrentBusiness } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { ReportListPage } from '../../src/screens/report/ReportListPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, press, render } from '../support/render.tsx';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/reports');
  // Nothing is saved.
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ status: 200, message: 'Saved reports', data: { Reports: [] } })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = (more: Partial<CurrentBusiness> = {}) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, ...more }}>
        <ReportListPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
const sections = () =>
  [...document.querySelectorAll('section')].map((one) => [
    one.getAttribute('aria-label'),
    [...one.querySelectorAll('a')].map((link) => link.textContent),
  ]);
const named = () => Object.fromEntries(sections()) as Record<string, string[]>;

test('reports stand in the five groups the specification names', () => {
  show();
  expect(sections().map(([name]) => name)).toEqual(['Accounting', 'Sales', 'Inventory', 'Client', 'Other']);
  expect(named().Accounting).toContain('Income statement');
  expect(named().Client).toEqual(['Customer ageing', 'Client statement of account']);
  expect(named().Other).toContain('Payable ageing');
});

test('a favourite comes first, and is kept in this browser', async () => {
  show();
  press('[aria-label="Add Cash flow to favourites"]');
  await eventually(() => expect(sections()[0]).toEqual(['Favourites', ['Cash flow']]));
  expect(localStorage.getItem('report-favourites')).toBe('cash-flow');
  press('[aria-label="Remove Cash flow from favourites"]');
  await eventually(() => expect(sections()[0]![0]).toBe('Accounting'));
});

test('what a plan lacks has a lock, and what a role may not see is left out', () => {
  show({ plan: 'free' });
  expect(named().Accounting).toContain('Income statement, not in your plan');
  expect(named().Sales).toContain('Business summary');
});

test('a search shows the reports of that name, and says so where there is none', () => {
  history.replaceState(null, '', '/reports?search=sales+by');
  show();
  expect(sections().map(([name]) => name)).toEqual(['Sales']);
  history.replaceState(null, '', '/reports?search=horoscope');
  show();
  expect(document.body.textContent).toContain('No report is called “horoscope”.');
});
