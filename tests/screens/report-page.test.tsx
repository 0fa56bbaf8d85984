import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { StatementSection } from '../../src/screens/contact/StatementSection.tsx';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { pageOf } from '../../src/screens/report/ReportPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { choose, clearPage, eventually, find, press, render } from '../support/render.tsx';

const [JournalPage, TrialBalancePage] = [pageOf('journal'), pageOf('trial-balance')];

const sheet: ReportSheet = {
  title: 'Trial balance',
  days: { from: null, to: '2026-02-28' },
  comparedWith: null,
  currency: 'EUR',
  rowTitle: 'Account',
  columns: [
    { title: 'Group', kind: 'text', place: 'head' },
    { title: 'Account', kind: 'text', place: 'lead' },
    { title: 'Debit', kind: 'money', place: 'own', blank: true },
    { title: 'Credit', kind: 'money', place: 'own', blank: true },
  ],
  groups: [
    {
      rows: [
        [{ value: 'Assets' }, { value: 'Receivable', to: 'account:2' }, { value: '60' }, { value: '0' }],
      ],
    },
    { rows: [[{ value: 'Income' }, { value: 'Sales', to: 'account:13' }, { value: '0' }, { value: '60' }]] },
  ],
  totals: {
    label: 'Total, in balance',
    cells: [{ value: null }, { value: null }, { value: '60' }, { value: '60' }],
  },
  controls: [],
  figures: [],
  empty: 'Nothing was posted up to {day}.',
};
const compared: ReportSheet = {
  ...sheet,
  comparedWith: { from: null, to: '2026-01-31' },
  figures: [{ label: 'Debits', kind: 'money', value: '60', before: '100', change: '-40' }],
};

/** A statement with a claim in another currency beside one at home. */
const statement: ReportSheet = {
  ...sheet,
  title: 'Statement of Ada Stone',
  days: { from: '2026-02-01', to: null },
  currency: 'USD',
  rowTitle: 'Invoice or receipt',
  columns: [
    { title: 'Invoice or receipt', kind: 'text', place: 'lead' },
    { title: 'Amount due', kind: 'own-money', place: 'own' },
  ],
  groups: [
    {
      rows: [
        [
          { value: 'Invoice INV-0002', to: 'invoice:INV-0002' },
          { value: '120', own: { amount: '100', currency: 'EUR' } },
        ],
        [
          { value: 'Opening balance', to: 'opening:customer' },
          { value: '50', own: { amount: '50', currency: 'USD' } },
        ],
      ],
    },
  ],
  totals: null,
  figures: [
    {
      label: 'Already owed',
      kind: 'money',
      value: '0',
      before: null,
      change: null,
      edge: { at: 'before', day: '2026-02-01' },
    },
    { label: 'Amount due', kind: 'money', value: '170', before: null, change: null },
    { label: 'Amount due, EUR', kind: 'number', value: '1541.10', before: null, change: null },
    { label: 'Cancelled', kind: 'money', value: '0', before: null, change: null, blank: true },
  ],
};

const requests: { path: string; query: URLSearchParams; body: unknown }[] = [];
let rowsInAll = 2;
beforeEach(() => {
  requests.length = 0;
  rowsInAll = 2;
  history.replaceState(null, '', '/reports/trial-balance');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    requests.push({ path: pathname, query: searchParams, body: body && JSON.parse(String(body)) });
    const answer = pathname.endsWith('/make-file')
      ? { status: 200, message: 'Queued.', data: { taskid: 'AZ8AAAAAcAAAAAAAAAAAAH', repeated: false } }
      : pathname.endsWith('/download')
        ? { status: 200, message: 'x', data: { url: '/api/files/x', name: 'Trial balance.csv' } }
        : pathname.endsWith('/ClientStatement')
          ? { report: statement, total: rowsInAll }
          : { report: searchParams.get('compare') ? compared : sheet, total: rowsInAll };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <TrialBalancePage />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('tfoot'));
};
const rows = (selector: string) =>
  [...document.querySelectorAll(`${selector} tr`)].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => cell.textContent?.replace(/\s+/g, ' ')),
  );

test('a report’s page lays its sheet out: groups, figures, what they lead to, and their sums', async () => {
  await open();
  expect(rows('tbody')).toEqual([
    ['Assets'],
    ['Receivable', '60.00', ''],
    ['Income'],
    ['Sales', '', '60.00'],
  ]);
  expect(rows('tfoot')).toEqual([['Total, in balance', '60.00', '60.00']]);
  expect(find<HTMLAnchorElement>('tbody a').getAttribute('href')).toBe('/reports/account?account=2');
});

test('what it is held against is asked for, and its figures stand beside those of now', async () => {
  await open();
  choose('select[aria-label="Compare with"]', 'previousyear');
  await eventually(() => expect(requests.at(-1)?.query.get('compare')).toBe('previousyear'));
  await eventually(() => expect(rows('tbody')[0]).toEqual(['Debits', '60.00', '100.00', '−40.00']));
  expect(find('caption').textContent).toBe('Compared with: At the end of January 31, 2026');
});

test('its files are asked for as it is looked at', async () => {
  await open();
  choose('select[aria-label="Compare with"]', 'previousperiod');
  await eventually(() => expect(requests.at(-1)?.query.get('compare')).toBe('previousperiod'));
  const [csv] = [...document.querySelectorAll('button')].filter(
    (button) => button.textContent === 'Download CSV',
  );
  csv!.id = 'csv';
  press('#csv');
  await eventually(() =>
    expect(requests.at(-1)).toMatchObject({
      path: '/api/Report/download',
      body: { report: 'trial-balance', format: 'csv', compare: 'previousperiod' },
    }),
  );
});

const openAt = async (address: string, page: ReactNode) => {
  history.replaceState(null, '', address);
  within(page);
  await eventually(() => find('tfoot'));
};

test('a view of the trial balance is asked for by its name, on the page and in its files', async () => {
  await openAt('/reports/trial-balance', <TrialBalancePage />);
  expect(requests.at(-1)?.query.get('view')).toBe('movements');
  choose('select[aria-label="View"]', 'balances');
  await eventually(() => expect(requests.at(-1)?.query.get('view')).toBe('balances'));
  expect(location.search).toBe('?view=balances');
});

test('an account leads to its lines in the days of the report', async () => {
  await openAt('/reports/trial-balance?from=2026-01-01&to=2026-02-28', <TrialBalancePage />);
  expect(find<HTMLAnchorElement>('tbody a').getAttribute('href')).toBe(
    '/reports/account?account=2&from=2026-01-01&to=2026-02-28',
  );
});

test('a first day after the last is said where the rows would be, and asked of nobody', async () => {
  history.replaceState(null, '', '/reports/trial-balance?from=2026-03-01&to=2026-02-28');
  within(<TrialBalancePage />);
  await eventually(() => expect(document.body.textContent).toContain('The first day is after the last day.'));
  expect(requests).toEqual([]);
  expect(document.querySelectorAll('table')).toHaveLength(0);
});

test('more columns of the journal are asked for on request, and its files follow', async () => {
  await openAt('/accounting/journal', <JournalPage />);
  expect(requests.at(-1)?.query.get('morecolumns')).toBeNull();
  press('input[type=checkbox]');
  await eventually(() => expect(requests.at(-1)?.query.get('morecolumns')).toBe('true'));
  const [pdf] = [...document.querySelectorAll('button')].filter(
    (button) => button.textContent === 'Download PDF',
  );
  pdf!.id = 'pdf';
  press('#pdf');
  await eventually(() =>
    expect(requests.at(-1)).toMatchObject({
      path: '/api/Report/download',
      body: { report: 'journal', format: 'pdf', morecolumns: 'true' },
    }),
  );
});

const within = (page: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>{page}</BusinessContext>
    </QueryClientProvider>,
  );
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' '));

test('a customer’s statement is laid out by the same parts: amounts in two currencies, links, figures and their days', async () => {
  within(<StatementSection contactRole="customer" contactId="c1" />);
  await eventually(() =>
    expect(rows('tbody')).toEqual([
      ['Invoice INV-0002', '€100.00$120.00'],
      ['Opening balance', '$50.00'],
    ]),
  );
  expect([...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))).toEqual([
    '/sales/view-invoice?item=INV-0002',
    '/customers/edit-customer?client=c1',
  ]);
  expect(textOf('dl > div')).toEqual([
    'Already owed$0.00before Feb 1, 2026',
    'Amount due$170.00',
    'Amount due, EUR1,541.10',
  ]);
  expect(
    requests.map(({ path, query }) => [path, query.get('clientid'), query.get('sortby'), query.get('view')]),
  ).toEqual([['/api/invoice/ClientStatement', 'c1', 'alltime', 'activity']]);
  expect(textOf('button')).toEqual(['Download CSV', 'Download XLSX']);
});

test('a print is asked for as a whole, and what is too long for one is not cut', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  history.replaceState(null, '', '/reports/trial-balance?print=true');
  rowsInAll = 1001;
  within(<TrialBalancePage />);
  await eventually(() => expect(textOf('p')).toEqual([expect.stringContaining('At most 1,000 rows')]));
  expect(requests[0]!.query.get('limit')).toBe('1000');
  expect(document.querySelector('table')).toBeNull();
  expect(print).not.toHaveBeenCalled();
});

/** What the page shows of the change of Debits, and of the figure below zero in its table. */
const below: ReportSheet = {
  ...compared,
  groups: [
    {
      rows: [
        [{ value: 'Assets' }, { value: 'Receivable', to: 'account:2' }, { value: '-60' }, { value: '0' }],
      ],
    },
  ],
  totals: null,
  controls: [{ label: 'Accounts', value: '-60', difference: '0' }],
};
const seenBelow = () => [
  rows('tbody').find(([first]) => first === 'Receivable')?.[1],
  rows('tbody').find(([first]) => first === 'Debits')?.[3],
  document.body.textContent?.match(/Accounts[^\d−(]*([−(][\d.]+\)?)/)?.[1],
];

test('what is below zero has a minus on the page, and brackets on every paper of a business that chose so', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ report: below, total: 1 })));
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  const opened = (address: string, bracketsOnPaper: boolean) => {
    clearPage();
    // The browser's dialog doesn't open a second time.
    history.replaceState({ printed: true }, '', address);
    render(
      <QueryClientProvider client={queryClient()}>
        <BusinessContext value={{ ...currentBusiness, bracketsOnPaper }}>
          <TrialBalancePage />
        </BusinessContext>
      </QueryClientProvider>,
    );
  };
  const [minus, brackets] = [
    ['−60.00', '−40.00', '−60.00'],
    ['(60.00)', '(40.00)', '(60.00)'],
  ];
  for (const chose of [false, true]) {
    opened('/reports/trial-balance?compare=previousyear', chose);
    await eventually(() => expect(seenBelow()).toEqual(minus));
    // As the browser prints the page itself.
    const prints = (on: boolean) =>
      act(() => {
        media.matches = on;
        media.dispatchEvent(new Event('change'));
      });
    prints(true);
    expect(seenBelow()).toEqual(chose ? brackets : minus);
    prints(false);
    expect(seenBelow()).toEqual(minus);
    opened('/reports/trial-balance?compare=previousyear&print=true', chose);
    await eventually(() => expect(seenBelow()).toEqual(chose ? brackets : minus));
  }
});

test('the statement of a client waits for a customer, and is asked for with them and of this year', async () => {
  const ClientStatement = pageOf('client-statement');
  const opened = () =>
    render(
      <QueryClientProvider client={queryClient()}>
        <BusinessContext value={currentBusiness}>
          <ClientStatement />
        </BusinessContext>
      </QueryClientProvider>,
    );
  const asked = () => requests.filter(({ path }) => path.endsWith('/GetClientStatementOfAccount'));
  history.replaceState(null, '', '/reports/client-statement');
  opened();
  await eventually(() =>
    expect(document.body.textContent).toContain('Choose a customer to see their statement.'),
  );
  expect(asked()).toEqual([]);
  history.replaceState(null, '', '/reports/client-statement?client=c1&view=open');
  opened();
  await eventually(() => expect(asked().length).toBeGreaterThan(0));
  expect(Object.fromEntries(asked().at(-1)!.query)).toMatchObject({
    clientid: 'c1',
    sortby: 'thisyear',
    view: 'open',
  });
});

test.each([
  ['of 5,000 rows is fetched at once', 5000, '/download'],
  ['of more is made in the background', 5001, '/make-file'],
])('a file %s', async (_, rows, path) => {
  rowsInAll = rows;
  await openAt('/accounting/journal', <JournalPage />);
  await act(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Download CSV')!.click(),
  );
  await eventually(() => expect(requests.map((one) => one.path)).toContain(`/api/Report${path}`));
});
