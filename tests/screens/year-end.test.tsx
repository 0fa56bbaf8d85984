import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext, type CurrentBusiness } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { yearEndForm } from '../../src/screens/journal-entry/year-end-form.ts';
import { YearEndPage } from '../../src/screens/year-end/YearEndPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { choose, eventually, find, press, render } from '../support/render.tsx';

/** The page of a year's end. Source: finance-answers.md, Q141. */
const entry = { EntryId: 'AZ8AAAAAcAAAAAAAAAAAAC', EntryNumber: 12 };
const account = (TAccountId: number, AccountName: string) => ({
  TAccountId,
  Code: String(TAccountId),
  AccountName,
});
const opening = {
  Move: 'opening',
  ...account(33, 'Opening balance equity'),
  Balance: '30',
  Entries: [] as object[],
};
const drawings = {
  Move: 'drawings',
  ...account(37, 'Drawings of the owner'),
  Balance: '-120.5',
  Entries: [] as object[],
};
const year = {
  Year: 2026,
  fromdate: '2026-01-01',
  todate: '2026-12-31',
  today: '2027-01-15',
  lockdate: null as string | null,
  Moves: [opening, drawings],
  Targets: [account(36, 'Capital'), account(38, 'Retained earnings')],
};
let answered: typeof year;
const sent: { path: string; query: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  answered = year;
  sent.length = 0;
  history.replaceState(null, '', '/accounting/year-end?year=2026');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname, search } = new URL(address, 'http://here');
    sent.push({ path: pathname, query: search, body: body && JSON.parse(String(body)) });
    const data = pathname.endsWith('/get-year-end')
      ? answered
      : { taskid: 'AZ8AAAAAcAAAAAAAAAAAAC', repeated: false };
    return new Response(JSON.stringify({ status: 200, message: 'Done.', data }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (business: Partial<CurrentBusiness> = {}) => {
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, plan: 'enterprise', ...business }}>
        <YearEndPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('form'));
};
const cards = () =>
  [...document.querySelectorAll(':is(form, section)[aria-labelledby]')].map(
    ({ textContent }) => textContent ?? '',
  );
const prepared = () =>
  [...document.querySelectorAll('a')]
    .filter(({ textContent }) => textContent === 'Prepare entry')
    .map((link) => link.getAttribute('href'));

test('each account is shown with its figure, and its entry is prepared for the account that is chosen', async () => {
  await open();
  expect(sent[0]!.query).toContain('year=2026');
  expect(cards()[0]).toMatch(/Opening balance equity on December 31, 2026.*30\.00/);
  expect(cards()[1]).toMatch(/Drawings of the owner on December 31, 2026.*120\.50/);
  expect(document.body.textContent).not.toContain('The figures can still change');
  expect(prepared()).toEqual([
    '/accounting/journal/new?prepared=opening&year=2026&target=36',
    '/accounting/journal/new?prepared=drawings&year=2026&target=36',
  ]);
  choose('#year-end-drawings', '38');
  expect(prepared()[1]).toBe('/accounting/journal/new?prepared=drawings&year=2026&target=38');
});

test('what is moved says by which entry, and that nothing is left', async () => {
  answered = { ...year, Moves: [{ ...opening, Balance: '0', Entries: [entry] }, drawings] };
  await open();
  expect(cards()[0]).toContain('There’s nothing to move.');
  expect(cards()[0]).toContain('Moved by Entry 12');
  expect(prepared()).toHaveLength(1);
});

test('a year that isn’t over says so, and a locked one says why nothing can be posted', async () => {
  answered = { ...year, today: '2026-12-31', lockdate: '2026-12-31' };
  await open();
  expect(document.body.textContent).toContain('This year ends on December 31, 2026.');
  expect(cards()[0]).toContain('Your books are locked until December 31, 2026');
  expect(prepared()).toEqual([]);
});

test('the package is made of the year, or of one of its months', async () => {
  await open();
  const periods = [...find<HTMLSelectElement>('#package-period').options].map(({ value }) => value);
  expect(periods).toHaveLength(13);
  press('button[type=submit]');
  await eventually(() => expect(sent.at(-1)!.body).toMatchObject({ period: '2026', email: false }));
  choose('#package-period', '2026-03');
  press('form input[type=checkbox]');
  await eventually(() => expect(find('button[type=submit]').getAttribute('aria-busy')).toBeNull());
  press('button[type=submit]');
  await eventually(() => expect(sent.at(-1)!.body).toMatchObject({ period: '2026-03', email: true }));
  expect(sent.at(-1)!.path).toMatch(/\/make-accountant-package$/);
});

test('who may not post sees the figures alone', async () => {
  await open({ role: 'Accountant' });
  expect(cards()[0]).toContain('30.00');
  expect(prepared()).toEqual([]);
  expect(document.querySelector('button[type=submit]')).toBeNull();
  expect(cards()[2]).not.toContain('not in your plan');
});

test('what the plan lacks of the package has a lock', async () => {
  await open({ plan: 'free' });
  expect(cards()[2]).toMatch(/Trial balance, not in your plan/);
});

test.each([
  [
    'opening',
    '38',
    [
      [33, '30', ''],
      [38, '', '30'],
    ],
  ],
  [
    'drawings',
    '',
    [
      [37, '', '120.5'],
      [36, '120.5', ''],
    ],
  ],
  [
    'drawings',
    '999',
    [
      [37, '', '120.5'],
      [36, '120.5', ''],
    ],
  ],
] as const)(
  'the entry of %s to %j empties the account on the last day of the year',
  (move, target, lines) => {
    const moves = year.Moves.map(({ TAccountId: accountId, Code: code, AccountName, Balance, Move }) => ({
      move: Move as 'opening' | 'drawings',
      accountId,
      code,
      account: AccountName,
      balance: Balance,
      entries: [],
    }));
    const targets = year.Targets.map(({ TAccountId: accountId, Code: code, AccountName }) => ({
      accountId,
      code,
      account: AccountName,
    }));
    const form = yearEndForm({ to: '2026-12-31', moves, targets }, move, target, 'EUR');
    expect(form.onDay).toBe('2026-12-31');
    expect(form.memo).toMatch(/moved to equity$/);
    expect(form.lines.map(({ accountId, debit, credit }) => [accountId, debit, credit])).toEqual(lines);
  },
);
