import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SalesTaxPage } from '../../src/screens/bank/SalesTaxPage.tsx';
import { BusinessContext, type CurrentBusiness } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render, type as typeIn } from '../support/render.tsx';

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
const quarter = { fromdate: '2026-04-01', todate: '2026-06-30' };
const mark = {
  FilingId: 'AZ8AAAAAcAAAAAAAAAAAAC',
  FiledOn: '2026-07-08',
  Reference: 'VAT-2',
  by: 'Ada Owner',
  enteredat: '2026-07-10T09:00:00.000Z',
};
let filing: typeof mark | null;
let reason: string | null;
const requests: { path: string; query: URLSearchParams; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  [filing, reason] = [null, null];
  requests.length = 0;
  history.replaceState(null, '', '/reports/sales-tax?from=2026-04-01&to=2026-06-30');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    requests.push({ path: pathname, query: searchParams, body: body && JSON.parse(String(body)) });
    const told = (data: object) => ({ status: 200, message: 'Done.', data });
    if (pathname.endsWith('/file-tax')) filing = mark;
    if (pathname.endsWith('/unfile-tax')) filing = null;
    const answer = pathname.endsWith('/get-tax-filing')
      ? told({ ...quarter, filing, reason, TaxPeriod: null })
      : /file-tax$/.test(pathname)
        ? told({ FilingId: mark.FilingId, repeated: false })
        : { report: sheet };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (business: Partial<CurrentBusiness> = {}) => {
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, ...business }}>
        <SalesTaxPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('h1'));
};
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent?.trim());
const pressNamed = (label: string, within = '') => {
  const button = [...document.querySelectorAll(`${within} button`)].find(
    ({ textContent }) => textContent?.trim() === label,
  )!;
  button.id = 'pressed';
  press('#pressed');
  button.removeAttribute('id');
};
const sentTo = (path: string) => requests.find((one) => one.path.endsWith(path));

test('the days of the report are marked with the day they were filed and its number, and the page says so', async () => {
  await open();
  await eventually(() => expect(buttons()).toContain('Mark as filed'));
  const asked = sentTo('/get-tax-filing')!.query;
  expect([asked.get('fromdate'), asked.get('todate')]).toEqual(['2026-04-01', '2026-06-30']);
  pressNamed('Mark as filed');
  await eventually(() => find('[role=dialog]'));
  expect(find('[role=dialog] h2').textContent?.replace(/\s/g, ' ')).toBe(
    'Mark Apr 1 – Jun 30, 2026 as filed',
  );
  typeIn('#tax-filing-reference', 'VAT-2');
  press('[role=dialog] button[type=submit]');
  await eventually(() => expect(sentTo('/file-tax')?.body).toMatchObject({ ...quarter, Reference: 'VAT-2' }));
  await eventually(() =>
    expect(document.body.textContent).toContain('Filed on July 8, 2026 as VAT-2, marked by Ada Owner.'),
  );
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(buttons()).not.toContain('Mark as filed');
  pressNamed('Remove mark');
  await eventually(() => find('[role=dialog]'));
  pressNamed('Remove mark', '[role=dialog]');
  await eventually(() => expect(buttons()).toContain('Mark as filed'));
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});

test('the mark is removed after a question', async () => {
  filing = { ...mark, Reference: '' };
  await open();
  await eventually(() =>
    expect(document.body.textContent).toContain('Filed on July 8, 2026, marked by Ada Owner.'),
  );
  pressNamed('Remove mark');
  await eventually(() => find('[role=dialog]'));
  pressNamed('Remove mark', '[role=dialog]');
  await eventually(() => expect(sentTo('/unfile-tax')?.body).toMatchObject({ FilingId: mark.FilingId }));
  await eventually(() => expect(document.body.textContent).not.toContain('Filed on'));
});

test('days that can’t be marked say why', async () => {
  reason = 'You can mark these days as filed after June 30, 2026.';
  await open();
  await eventually(() => expect(buttons()).toContain('More'));
  pressNamed('More');
  await eventually(() => expect(find('[role=menuitem][aria-disabled=true]').textContent).toContain(reason));
  expect(buttons()).not.toContain('Mark as filed');
});

test('a role that may not mark sees the mark alone', async () => {
  filing = mark;
  await open({ role: 'Accountant' });
  await eventually(() => expect(document.body.textContent).toContain('Filed on July 8, 2026'));
  expect(buttons()).not.toContain('Remove mark');
});

test('a plan without the report asks for no mark', async () => {
  await open({ plan: 'starter' });
  expect(sentTo('/get-tax-filing')).toBeUndefined();
});
