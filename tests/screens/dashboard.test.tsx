import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DashboardPage } from '../../src/screens/dashboard/DashboardPage.tsx';
import { BusinessContext, type CurrentBusiness } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, render } from '../support/render.tsx';

const days = { from: '2026-01-01', to: '2026-12-31' };
const week = { from: '2026-03-20', to: '2026-03-27' };
const nothingOwed = { Total: '0', Overdue: '0', Ages: [], ThisWeek: { ...week, Count: 0, Total: '0' } };
const owed = {
  Total: '170',
  Overdue: '0',
  Ages: [
    { age: 'not due', Count: 2, Total: '170' },
    { age: '1-30', Count: 0, Total: '0' },
  ],
  ThisWeek: { ...week, Count: 1, Total: '70' },
};
const like = { from: '2025-01-01', to: '2025-03-20', Total: '100', Now: '150' };
const bars = [{ from: '2026-02-01', to: '2026-02-28', Total: '150' }];
const summary = {
  ...days,
  Income: {
    Total: '190',
    Previous: like,
    Bars: bars,
    Accounts: [{ TAccountId: 13, AccountName: 'Sales', Total: '190' }],
  },
  Outstanding: owed,
  Payable: nothingOwed,
  Customers: [],
  Invoices: [],
  Total: 0,
  PageTotal: 1,
  CurrentPage: 1,
};
const counters = {
  NumberofClients: 1,
  NumberofExpenses: 0,
  NumberofInvoicesCreated: 2,
  NumberofProducts: 0,
  NumberofProductsUpdated: 0,
  TotalNumberofInvoices: 2,
};
const answers: Record<string, object> = {};
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  Object.assign(answers, {
    GetBusinessSummary: summary,
    CounterAPIDataForDashBorad: counters,
    'get-money': { Cash: '500', until: '2026-04-30', FromCustomers: '170', ToVendors: '0', Expected: '670' },
    'get-profit': {
      ...days,
      Total: '130',
      Previous: { ...like, Now: '90' },
      Months: [{ from: '2026-02-01', to: '2026-02-28', Income: '150', Profit: '90' }],
    },
    'get-to-do-list': {
      ToDo: [
        {
          kind: 'failed mails',
          Count: 1,
          Total: null,
          until: null,
          Mail: { of: 'quote', id: 'AZ8AAAAAcAAAAAAAAAAAAC' },
        },
      ],
      FirstSteps: null,
    },
    'open-tasks': { tasks: [], failed: 0, ended: 0 },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const name = new URL(address, 'http://here').pathname.split('/').at(-1)!;
    asked.push(name);
    return new Response(JSON.stringify(answers[name] ?? {}));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (business: Partial<CurrentBusiness> = {}) => {
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, ...business }}>
        <DashboardPage />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('main, section, .empty, h1 ~ *:not([aria-busy])'));
};
const linkTo = (text: string) =>
  [...document.querySelectorAll('a')]
    .find(({ textContent }) => textContent?.includes(text))
    ?.getAttribute('href');
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

test('an owner sees money, what is owed either way, what is to do, income and profit, each beside like days and with the way to its report', async () => {
  await open();
  await eventually(() => find('#profit'));
  expect(headings()).toEqual(['Outstanding today', 'You owe today', 'To do', 'Income', 'Profit']);
  expect(linkTo('$500.00')).toBe('/accounting/bank-transactions');
  expect(linkTo('$170.00')).toBe('/sales/list?dueTo=2026-04-30');
  expect(linkTo('$70.00 due within a week')).toBe('/sales/list?dueFrom=2026-03-20&dueTo=2026-03-27');
  expect(linkTo('Not due yet')).toBe('/sales/list?dueFrom=2026-03-20');
  expect(linkTo('1 to 30 days late')).toBeUndefined();
  expect(linkTo('email couldn’t be sent')).toMatch(/^\/quotes\/view/);
  expect(linkTo('$190.00')).toMatch(/^\/reports\/income-sources\?from=2026-01-01&to=2026-12-31$/);
  expect(linkTo('$130.00')).toMatch(/^\/reports\/profit-by-month\?/);
  expect(find('#income ~ .small').textContent).toMatch(/^50 % more than Jan 1.+Mar 20, 2025$/);
  expect(find('#profit ~ .small').textContent).toMatch(/^10 % less than Jan 1.+Mar 20, 2025$/);
});

test('how much there is in all is beside the title, not among the figures of the days that are chosen', async () => {
  await open();
  await eventually(() => find('#profit'));
  expect(find('[aria-label="2 invoices and receipts"]').closest('header')).not.toBeNull();
});

test('who may not read reports is asked for none of their figures and sees no card of them', async () => {
  await open({ role: 'Viewer' });
  await eventually(() => find('#income'));
  expect(headings()).toEqual(['Outstanding today', 'You owe today', 'To do', 'Income']);
  expect(asked).not.toContain('get-money');
  expect(asked).not.toContain('get-profit');
  expect([...document.querySelectorAll('a')].filter(({ href }) => href.includes('/reports'))).toEqual([]);
});

test('a new business sees its first steps and no empty card', async () => {
  Object.assign(answers, {
    GetBusinessSummary: {
      ...summary,
      Income: { Total: '0', Previous: null, Bars: [], Accounts: [] },
      Outstanding: nothingOwed,
      Total: 0,
    },
    CounterAPIDataForDashBorad: { ...counters, TotalNumberofInvoices: 0 },
    'get-money': { Cash: '0', until: '2026-04-30', FromCustomers: '0', ToVendors: '0', Expected: '0' },
    'get-to-do-list': { ToDo: [], FirstSteps: [{ name: 'customer', done: false }] },
  });
  await open();
  await eventually(() => find('#first-steps'));
  expect(headings().length).toBe(1);
  expect(document.body.textContent).not.toContain('will appear here');
});
