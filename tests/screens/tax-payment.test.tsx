import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SalesTaxPage } from '../../src/screens/bank/SalesTaxPage.tsx';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render } from '../support/render.tsx';

const sheet = {
  title: 'Sales tax',
  days: { from: '2026-04-01', to: '2026-06-30' },
  comparedWith: null,
  currency: 'USD',
  rowTitle: 'Tax',
  columns: [],
  groups: [],
  totals: null,
  controls: [],
  figures: [],
  empty: 'Nothing was taxed in this period.',
};
const bank = {
  id: 'AZ8AAAAAcAAAAAAAAAAAAC',
  bankname: 'First',
  accountends: '',
  Currency: 'USD',
  IsActive: true,
  isdefault: true,
  IsCash: false,
  Balance: '1000',
  OwnBalance: '1000',
  statementdate: null,
  notmatched: 0,
};
const told = (data: object) => ({ status: 200, message: 'x', data });
const requests: { path: string; query: URLSearchParams; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  requests.length = 0;
  history.replaceState(null, '', '/reports/sales-tax?from=2026-04-01&to=2026-06-30');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    requests.push({ path: pathname, query: searchParams, body: body && JSON.parse(String(body)) });
    const answer = pathname.endsWith('/get-tax-owed')
      ? told({ todate: '2026-06-30', taxcollected: '210', taxpaid: '63' })
      : pathname.endsWith('/get-bank-balances')
        ? told({ Banks: [{ ...bank, id: 'AZ8AAAAAcAAAAAAAAAAAAD', Currency: 'EUR' }, bank] })
        : pathname.endsWith('/settle-tax')
          ? told({ EntryId: bank.id, EntryNumber: 7, repeated: false })
          : pathname.endsWith('/preview-settle-tax')
            ? told({ entries: [], moves: [], status: null, warnings: [] })
            : pathname.endsWith('/get-tax-filing')
              ? told({ fromdate: '2026-04-01', todate: '2026-06-30', filing: null, reason: 'Not over.' })
              : { report: sheet };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (plan: 'enterprise' | 'starter' = 'enterprise') =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, plan }}>
        <SalesTaxPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent?.trim());

test('what is owed for the days of the report is filled in, and paid from the bank in home currency', async () => {
  open();
  await eventually(() => find('h1'));
  press('header .acts button:last-of-type');
  await eventually(() => find('#tax-payment-collected'));
  const asked = requests.find(({ path }) => path.endsWith('/get-tax-owed'))!.query;
  expect([asked.get('fromdate'), asked.get('todate')]).toEqual(['2026-04-01', '2026-06-30']);
  const filled = (name: string) => find<HTMLInputElement>(`#tax-payment-${name}`)!.value;
  expect([filled('collected'), filled('paid'), filled('amount')]).toEqual(['210.00', '63.00', '']);
  expect([...find<HTMLSelectElement>('#tax-payment-bankId')!.options].map(({ text }) => text)).toEqual([
    expect.stringContaining('First'),
  ]);
  press('[role=dialog] button[type=submit]');
  await eventually(() =>
    expect(requests.find(({ path }) => path.endsWith('/settle-tax'))?.body).toMatchObject({
      bankid: bank.id,
      taxcollected: '210',
      taxpaid: '63',
      amount: null,
    }),
  );
});

test('a plan without journal entries has no tax payment either', async () => {
  open('starter');
  await eventually(() => find('h1'));
  expect(buttons()).not.toContain('Record a tax payment');
});
