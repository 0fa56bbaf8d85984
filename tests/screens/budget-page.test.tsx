import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changes } from '../../src/api/client/intent.ts';
import { budgetMonthsOf } from '../../src/domain/budget/budget.ts';
import { BudgetPage } from '../../src/screens/budget/BudgetPage.tsx';
import { BusinessContext, type CurrentBusiness } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { toastStore } from '../../src/screens/kit/notices/toast.ts';
import { currentBusiness } from '../support/current-business.ts';
import { choose, eventually, find, key, press, render, type } from '../support/render.tsx';

/** The page of budgets on a server of two accounts: what is asked and sent, and how its grid is typed in. */
interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown> | null;
}
let requests: Sent[];
let stored: { budgetid: string; version: number; whole: string[]; accounts: Record<number, string[]> } | null;
let refusal: (sent: Sent) => object | null;

const zeros = Array<string>(12).fill('0');
const wholeYear = budgetMonthsOf(2026, { day: 1, month: 1 });
let months: typeof wholeYear;
const amountsOf = (amounts: readonly string[]) =>
  months.map(({ month }, n) => ({ BudgetMonth: month, Amount: amounts[n] ?? '0' }));
const names: Record<number, string> = { 21: 'Rent', 32: 'Cost of goods sold', 40: 'Purchase discounts' };

const budget = (Year: number, BudgetType: string) => {
  const { budgetid = null, version = 0, whole = zeros, accounts = {} } = Year === 2026 ? (stored ?? {}) : {};
  return {
    budgetid,
    Year,
    BudgetType,
    CurrencyIDFK: 840,
    version,
    WithoutCostOfSales: false,
    Budget: amountsOf(whole).map((one, n) => ({
      ...one,
      BudgetMonthName: 'Month',
      FromDate: months[n]!.from,
      ToDate: months[n]!.to,
    })),
    BudgetAccounts: Object.entries(accounts).map(([id, amounts]) => ({
      AccountId: Number(id),
      AccountName: names[Number(id)],
      Budget: amountsOf(amounts),
    })),
  };
};

const account = (AccountId: number, SubGroupId: number, amounts: string[], before: string[] = []) => ({
  AccountId,
  Code: String(AccountId),
  AccountName: names[AccountId],
  SubGroupId,
  IsActive: true,
  IsContra: AccountId === 40,
  Amounts: [...amounts, ...zeros].slice(0, 12),
  Before: [...before, ...zeros].slice(0, 12),
  TrialBalance: String(amounts.reduce((all, one) => all + Number(one), 0)),
});
const actuals = {
  Today: '2026-03-10',
  Accounts: [
    account(32, 16, ['300', '100'], ['50', '150']),
    account(40, 16, ['-20']),
    account(21, 14, ['900', '950', '10']),
  ],
};

const answerTo = (sent: Sent): { status: number; answer: object } => {
  const { path, query, method, body } = sent;
  const told = (data: object, message = 'Done.') => ({ status: 200, answer: { status: 200, message, data } });
  const refused = method === 'GET' ? null : refusal(sent);
  if (refused) return { status: 400, answer: refused };
  if (path.endsWith('get-budget-actuals')) return told(actuals);
  if (path.endsWith('-budget') && method === 'GET')
    return told(budget(Number(query.get('year') ?? 2026), path.includes('expenses') ? 'Expense' : 'Revenue'));
  if (method === 'DELETE') stored = null;
  else {
    const accounts = (body!.BudgetAccounts ?? []) as { AccountId: number; Budget: { Amount: string }[] }[];
    stored = {
      budgetid: 'AZ8AAAAAcAAAAAAAAAAAAC',
      version: (stored?.version ?? 0) + 1,
      whole: ((body!.Budget ?? []) as { Amount: string }[]).map(({ Amount }) => Amount),
      accounts: Object.fromEntries(
        accounts.map(({ AccountId, Budget }) => [AccountId, Budget.map(({ Amount }) => Amount)]),
      ),
    };
  }
  return told({ budgetid: 'AZ8AAAAAcAAAAAAAAAAAAC', repeated: false });
};

beforeEach(() => {
  requests = [];
  months = wholeYear;
  stored = null;
  refusal = () => null;
  history.replaceState(null, '', '/budgets?type=Expense');
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    const sent = {
      method: method.toUpperCase(),
      path: pathname,
      query: searchParams,
      body: body ? JSON.parse(String(body)) : null,
    };
    requests.push(sent);
    const { status, answer } = answerTo(sent);
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  changes.clear();
});

const open = async (business: Partial<CurrentBusiness> = {}) => {
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, ...business }}>
        <BudgetPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('tfoot'));
};
const cell = (label: string) => `input[aria-label="${label}"]`;
const shownIn = (label: string) => find<HTMLInputElement>(cell(label)).value;
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
const totals = () => textsOf('form tfoot td');
const pressWord = (word: string) =>
  act(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(word))!.click(),
  );
const changesSent = () => requests.filter(({ method }) => method !== 'GET');

test('accounts that can be planned are lines under their sub-groups, in the order of the statement', async () => {
  await open();
  expect(textsOf('form tbody tr th:first-of-type')).toEqual([
    'Cost of sales',
    'Cost of goods sold',
    'Operating',
    'Rent',
  ]);
  expect(document.querySelectorAll('form input[inputmode]')).toHaveLength(24);
});

test('what is typed is summed by line, month and year, and compared with what came', async () => {
  await open();
  type(cell('Rent, January'), '1000');
  type(cell('Rent, February'), '1,000.50');
  type(cell('Cost of goods sold, January'), '200');
  expect(totals().slice(0, 3)).toEqual(['1,200.00', '1,000.50', '–']);
  expect(totals().at(-1)).toBe('2,200.50');
  // January: 300 - 20 + 900 came of 1,200; February 100 + 950 of 1,000.50.
  const rows = [...document.querySelectorAll('section tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim()),
  );
  expect(rows[0]).toEqual(['January 2026', '1,200.00', '1,180.00', '−20.00▼', '98.33 %']);
  expect(rows[1]).toEqual(['February 2026', '1,000.50', '1,050.00', '+49.50▲', '104.95 %']);
  expect(find('section[aria-labelledby]').textContent).toContain(
    'Equals the trial balance of 2026: $2,240.00',
  );
  expect(find<HTMLAnchorElement>('section tbody a').getAttribute('href')).toBe(
    '/reports/trial-balance?from=2026-01-01&to=2026-01-31',
  );
});

test('one account is compared by itself, and its figures open its lines', async () => {
  await open();
  type(cell('Rent, January'), '1000');
  choose('section select', '21');
  const first = textsOf('section tbody tr:first-of-type td');
  expect(first).toEqual(['January 2026', '1,000.00', '900.00', '−100.00▼', '90.00 %']);
  expect(find<HTMLAnchorElement>('section tbody a').getAttribute('href')).toBe(
    '/reports/account?account=21&from=2026-01-01&to=2026-01-31',
  );
});

test('arrows and Enter move through the grid, past headings and no further than its edge', async () => {
  await open();
  const at = () => document.activeElement?.getAttribute('aria-label');
  act(() => find(cell('Cost of goods sold, January')).focus());
  for (const [pressed, there] of [
    ['ArrowDown', 'Rent, January'],
    ['ArrowRight', 'Rent, February'],
    ['ArrowUp', 'Cost of goods sold, February'],
    ['ArrowUp', 'Cost of goods sold, February'],
    ['ArrowLeft', 'Cost of goods sold, January'],
    ['Enter', 'Rent, January'],
    ['Enter', 'Rent, January'],
  ] as const) {
    key(cell(at()!), pressed);
    expect(at(), pressed).toBe(there);
  }
});

const paste = (label: string, text: string) =>
  act(() => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    find(cell(label)).dispatchEvent(event);
  });

test('a short year has its own months alone, and takes no more of what is pasted', async () => {
  months = wholeYear.slice(0, 3);
  await open();
  expect(document.querySelectorAll('form input[inputmode]')).toHaveLength(6);
  paste('Rent, February', '2\t3\t4\t5');
  expect(['Rent, February', 'Rent, March'].map(shownIn)).toEqual(['2.00', '3.00']);
  expect(totals()).toEqual(['–', '2.00', '3.00', '5.00']);
  pressWord('Create budget');
  await eventually(() => expect(changesSent()).toHaveLength(1));
  const [, rent] = changesSent()[0]!.body!.BudgetAccounts as { Budget: object[] }[];
  expect(rent!.Budget).toEqual([
    { BudgetMonth: 1, Amount: '0' },
    { BudgetMonth: 2, Amount: '2' },
    { BudgetMonth: 3, Amount: '3' },
  ]);
});

test('cells of a spreadsheet are pasted from one on; what reaches beyond the grid is left out', async () => {
  await open();
  paste('Cost of goods sold, November', '$1,000.00\t2000\t3000\r\n-\tabc\t5\r\n7\t7\r\n');
  expect(['Cost of goods sold, November', 'Cost of goods sold, December'].map(shownIn)).toEqual([
    '1,000.00',
    '2,000.00',
  ]);
  expect(['Rent, November', 'Rent, December'].map(shownIn)).toEqual(['', 'abc']);
  // One that can't be read stays, and is named when it is sent.
  pressWord('Create budget');
  await eventually(() =>
    expect(find('[role=alert]').textContent).toContain(
      'Rent, December: “abc” could not be read as a number.',
    ),
  );
  expect(changesSent()).toEqual([]);
});

test('a budget is made with all its lines, then saved over its version', async () => {
  await open();
  type(cell('Rent, March'), '950');
  pressWord('Create budget');
  await eventually(() => expect(stored?.version).toBe(1));
  const [made] = changesSent();
  expect([made!.method, made!.path]).toEqual(['POST', '/api/Budget']);
  expect(made!.body).toMatchObject({ Year: 2026, BudgetType: 'Expense', WithoutCostOfSales: false });
  expect(made!.body!.BudgetAccounts).toEqual([
    { AccountId: 32, Budget: amountsOf(zeros) },
    { AccountId: 21, Budget: amountsOf(['0', '0', '950']) },
  ]);
  await eventually(() => expect(document.body.textContent).not.toContain('Create budget'));
  type(cell('Rent, March'), '960');
  pressWord('Save budget');
  await eventually(() => expect(stored?.version).toBe(2));
  expect(changesSent()[1]).toMatchObject({
    method: 'PUT',
    path: '/api/Budget/update-budget',
    body: { version: 1 },
  });
});

test('as one total, the line of the type is sent, and cost of sales can be left out', async () => {
  await open();
  choose('#budget-mode', 'whole');
  type(cell('All expenses, January'), '5');
  press('form input[type=checkbox]');
  await eventually(() =>
    // Without cost of sales 900 came in January.
    expect(textsOf('section tbody tr:first-of-type td')[2]).toBe('900.00'),
  );
  pressWord('Create budget');
  await eventually(() => expect(changesSent()).toHaveLength(1));
  expect(changesSent()[0]!.body).toMatchObject({ WithoutCostOfSales: true, Budget: amountsOf(['5']) });
  expect(changesSent()[0]!.body).not.toHaveProperty('BudgetAccounts');
});

test.each([
  ['same', '10', Array(12).fill('10.00')],
  ['evenly', '1000', [...Array(4).fill('83.34'), ...Array(8).fill('83.33')]],
  ['like', '100', ['25.00', '75.00', ...Array(10).fill('')]],
])('a line is filled %s', async (method, value, expected) => {
  await open();
  pressWord('Fill amounts');
  await eventually(() => find('[role=dialog] select'));
  const [how] = [...document.querySelectorAll<HTMLSelectElement>('[role=dialog] select')];
  choose(`#${CSS.escape(how!.id)}`, method);
  type('[role=dialog] input', value);
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
      .find((one) => one.textContent === 'Fill')!
      .click(),
  );
  expect(
    [...document.querySelectorAll<HTMLInputElement>('form input[aria-label^="Cost of goods"]')].map(
      (one) => one.value,
    ),
  ).toEqual(expected);
});

test('all lines are filled from last year’s actual amounts and 10 % more', async () => {
  await open();
  pressWord('Fill amounts');
  await eventually(() => find('[role=dialog] select'));
  choose(`#${CSS.escape(find('[role=dialog] select').id)}`, 'actuals');
  type('[role=dialog] input', '10');
  await eventually(() => expect(find('[role=dialog]').textContent).toContain('Total: $220.00'));
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
      .find((one) => one.textContent === 'Fill')!
      .click(),
  );
  expect(['Cost of goods sold, January', 'Cost of goods sold, February'].map(shownIn)).toEqual([
    '55.00',
    '165.00',
  ]);
});

test('the grid is filled from a CSV file, and lines it doesn’t have are named', async () => {
  await open();
  const input = find<HTMLInputElement>('input[type=file]');
  const file = new File(['Code,Account,2026-01-01,2026-03-01\n21,Rent,900,950.5\n,Nobody,1,2\n'], 'a.csv');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(() => expect(shownIn('Rent, March')).toBe('950.50'));
  expect([shownIn('Rent, January'), shownIn('Rent, February')]).toEqual(['900.00', '']);
  expect(toastStore.current().at(-1)!.text).toBe('Not filled, because no line has this name: Nobody');
  expect(changesSent()).toEqual([]);
});

test('where somebody made the budget meanwhile, theirs is asked about before this one goes over it', async () => {
  const budgetid = 'AZ8AAAAAcAAAAAAAAAAAAC';
  await open();
  type(cell('Rent, January'), '5');
  refusal = ({ method }) => {
    if (method === 'POST') {
      stored = { budgetid, version: 1, whole: [], accounts: { 21: ['7', '8'] } };
      const Message = 'There is already a budget for this year';
      return { Message, kind: 'invalid', fields: [], details: { id: budgetid } };
    }
    return { Message: 'Bo saved this.', kind: 'stale', details: { yours: 0, current: 1, savedAt: null } };
  };
  pressWord('Create budget');
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Bo saved this.'));
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Rent, February'));
  expect(changesSent().map(({ method, body }) => [method, body!.version])).toEqual([
    ['POST', undefined],
    ['PUT', 0],
  ]);
  expect(shownIn('Rent, January')).toMatch(/^5/);
  refusal = () => null;
  // Mine in January, which was typed, and theirs in February, which was not.
  pressWord('Use these choices');
  await eventually(() => expect(shownIn('Rent, February')).toBe('8.00'));
  pressWord('Save budget');
  await eventually(() => expect(changesSent()).toHaveLength(3));
  expect(changesSent()[2]!.body).toMatchObject({
    budgetid,
    version: 1,
    BudgetAccounts: [{ AccountId: 32 }, { AccountId: 21, Budget: amountsOf(['5', '8']) }],
  });
});

test('who may not change budgets reads the lines there are', async () => {
  stored = { budgetid: 'AZ8AAAAAcAAAAAAAAAAAAC', version: 1, whole: ['900'], accounts: { 21: ['900'] } };
  await open({ role: 'Accountant' });
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(textsOf('tbody:first-of-type th')[0]).toBe('Rent');
  expect(textsOf('table:first-of-type tfoot td')[0]).toBe('900.00');
  expect(document.body.textContent).not.toContain('Delete budget');
});

test('on a plan without budgets what was planned is read beside the prompt, and nothing is compared', async () => {
  stored = { budgetid: 'AZ8AAAAAcAAAAAAAAAAAAC', version: 1, whole: ['900'], accounts: { 21: ['900'] } };
  await open({ plan: 'growth' });
  await eventually(() => find('[data-prompt=budgetPlanning]'));
  expect(textsOf('tfoot td')[0]).toBe('900.00');
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(requests.map(({ path }) => path)).toEqual(['/api/Budget/get-expenses-budget']);
});
