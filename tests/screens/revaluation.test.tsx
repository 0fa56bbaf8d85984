import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinancialPositionPage } from '../../src/screens/bank/FinancialPositionPage.tsx';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render, type } from '../support/render.tsx';

const sheet = {
  title: 'Financial position',
  days: { from: null, to: '2026-03-31' },
  comparedWith: null,
  currency: 'USD',
  rowTitle: 'Account',
  columns: [],
  groups: [],
  totals: null,
  controls: [],
  figures: [],
  empty: 'Nothing was posted up to this day.',
};
const told = (data: object) => ({ status: 200, message: 'x', data });
const balance = (AccountId: number, AccountName: string, own: string, home: string, IsSurplus = false) => ({
  AccountId,
  AccountName,
  Currency: 'EUR',
  ForeignBalance: own,
  HomeBalance: home,
  IsSurplus,
});
const requests: { path: string; query: URLSearchParams; body: Record<string, unknown> }[] = [];
let rate: string | null;
beforeEach(() => {
  rate = '1.15';
  requests.length = 0;
  history.replaceState(null, '', '/reports/financial-position?to=2026-03-31');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    requests.push({ path: pathname, query: searchParams, body: body && JSON.parse(String(body)) });
    const answer = pathname.endsWith('/get-revaluation')
      ? told({
          balances: [
            balance(2, 'Accounts receivable', '1000', '1100'),
            balance(11, 'Customer deposits and credits', '-50', '-55', true),
          ],
          rates: [{ Currency: 'EUR', ExchangeRate: rate, RateDate: rate && '2026-03-30' }],
          entries: [],
        })
      : pathname.endsWith('/revalue')
        ? told({ entries: [], repeated: false })
        : { report: sheet };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (more: Partial<typeof currentBusiness> = {}) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, plan: 'enterprise', ...more }}>
        <FinancialPositionPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
const openDialog = async () => {
  open();
  await eventually(() => find('h1'));
  press('header .acts button');
  await eventually(() => find('[role=dialog] tbody'));
};
const figures = () =>
  [...find('[role=dialog] table').querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
const sent = () => requests.find(({ path }) => path.endsWith('/revalue'))?.body;

test('the balances of the report’s day stand at the rate that is kept for it, and at one that is typed over it', async () => {
  await openDialog();
  expect(requests.find(({ path }) => path.endsWith('/get-revaluation'))!.query.get('date')).toBe(
    '2026-03-31',
  );
  expect(figures()).toEqual(['Accounts receivable €1,000.00 | 1,100.00 | 50.00', 'Total |  | 50.00']);
  type('[id="revaluation-rates.0.rate"]', '1.2');
  await eventually(() => expect(figures()).toContain('Total |  | 100.00'));
  press('[role=dialog] button[type=submit]');
  await eventually(() =>
    expect(sent()).toMatchObject({
      date: '2026-03-31',
      rates: [{ Currency: 'EUR', ExchangeRate: '1.2' }],
      creditsAndAdvances: false,
    }),
  );
});

test('credits are taken along where that is ticked', async () => {
  await openDialog();
  press('#revaluation-withSurplus');
  await eventually(() => expect(figures()[1]).toBe('Customer deposits and credits −€50.00 | −55.00 | −2.50'));
});

test('without a rate nothing is said to differ, and the field says that none is kept', async () => {
  rate = null;
  await openDialog();
  expect(figures()[0]).toBe('Accounts receivable €1,000.00 | 1,100.00 | –');
  expect(find('[role=dialog]').textContent).toContain('No rate is kept for this day or one before it.');
});

test('a business that writes in its own currency alone has nothing to revalue', async () => {
  open({ multiCurrency: false });
  await eventually(() => find('h1'));
  expect(document.querySelector('header .acts')?.textContent ?? '').not.toContain('Revalue');
});
