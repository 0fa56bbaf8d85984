import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { Toaster } from '../../src/screens/kit/notices/Toaster.tsx';
import { OpeningBalancesPage } from '../../src/screens/opening-balances/OpeningBalancesPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, key, leave, press, render, type } from '../support/render.tsx';

const id = 'AaImn0bBcE-PfdK5PpjyBw';
const account = (AccountId: number, AccountName: string, SubGroupId: number, more = {}) => ({
  AccountId,
  AccountCode: '',
  AccountName,
  SubGroupId,
  IsActive: true,
  Debit: '0',
  Credit: '0',
  Source: null,
  WhyClosed: null,
  ...more,
});
const owed = 'Accounts receivable (what customers owe) is €80.00 debit in your books.';
const accounts = [
  account(1, 'Cash', 1, { Debit: '50' }),
  account(2, 'Accounts receivable', 2, { Debit: '80', Source: 'customers', WhyClosed: owed }),
  account(6, 'Equipment', 4),
  account(45, 'Loans', 10),
  account(33, 'Opening balance equity', 11, { Credit: '130', Source: 'equity', WhyClosed: 'x' }),
];

const posted: { path: string; body: Record<string, unknown> }[] = [];
const answers: Readonly<Record<string, unknown>> = {
  'get-opening-balances': {
    EntryDate: '2025-12-31',
    today: '2026-03-02',
    Current: null,
    accounts,
    EarlierEarnings: '0',
  },
  'preview-opening-balances': {
    EntryDate: '2025-12-31',
    Memo: 'Opening balances',
    entriesItem: [{ AccountId: 6, AccountName: 'Equipment', Debit: '1000.5', Credit: '0' }],
    EquityBefore: '130',
    EquityAfter: '0',
    Current: null,
    warnings: ['Cash also has an opening balance.'],
  },
  'post-opening-balances': { EntryId: id, EntryNumber: 7, repeated: false },
};

beforeEach(async () => {
  posted.length = 0;
  localStorage.clear();
  history.replaceState(null, '', '/accounting/opening-balances');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const path = new URL(address, 'http://here').pathname.split('/').at(-1)!;
    if (body) posted.push({ path, body: JSON.parse(String(body)) });
    return new Response(JSON.stringify({ status: 200, message: 'Posted.', data: answers[path] }));
  });
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, locale: 'en-US' }}>
        <OpeningBalancesPage />
        <Toaster />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find(cell(1, 'debit')));
});
afterEach(() => vi.unstubAllGlobals());

const cell = (accountId: number, side: string) => `[id="opening-${side}-${accountId}"]`;
const value = (accountId: number, side: string) => find<HTMLInputElement>(cell(accountId, side)).value;
const rowOf = (accountId: number) => find(cell(accountId, 'debit')).closest('tr')!.textContent;
const totals = () => [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
const equity = () =>
  [...document.querySelectorAll('tbody tr')].find((row) =>
    row.textContent?.startsWith('Opening balance equity'),
  )!.textContent;
const fill = (accountId: number, side: string, text: string) => {
  type(cell(accountId, side), text);
  leave(cell(accountId, side));
};
const paste = (accountId: number, side: string, text: string) =>
  act(() => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    find(cell(accountId, side)).dispatchEvent(event);
  });

test('it begins with what the books have; a side that is typed takes the place of the other, and the rest is worked out', () => {
  expect([value(1, 'debit'), value(2, 'debit'), value(45, 'credit')]).toEqual(['50.00', '80.00', '']);
  expect(equity()).toMatch(/130\.00$/);
  fill(1, 'credit', '20');
  expect([value(1, 'debit'), value(1, 'credit')]).toEqual(['', '20.00']);
  expect(equity()).toMatch(/60\.00$/);
  expect(totals()).toEqual(['80.00', '80.00']);
  expect(document.body.textContent).toMatch(/Opening balance equity will be \D*60\.00 credit\./);
  fill(45, 'credit', '60');
  expect(document.body.textContent).toMatch(/Opening balance equity is 0: your balances are complete\./);
});

test('arrows and Enter move through the grid, past rows that are worked out', () => {
  act(() => find(cell(1, 'debit')).focus());
  key(cell(1, 'debit'), 'Enter');
  key(cell(2, 'debit'), 'ArrowRight');
  key(cell(2, 'credit'), 'ArrowDown');
  expect(document.activeElement?.id).toBe('opening-credit-6');
});

test('amounts are pasted down from a cell, rows with accounts to theirs; what has no account waits for one', () => {
  paste(6, 'debit', '1,000.50\t\n\t300\n');
  expect([value(6, 'debit'), value(45, 'credit')]).toEqual(['1,000.50', '300.00']);
  paste(1, 'debit', 'Account\tDebit\tCredit\nLoans\t\t400\nPetty till\t5\t\n');
  expect(value(45, 'credit')).toBe('400.00');
  const waiting = find('section[aria-label="Rows without an account"]');
  expect(waiting.textContent).toMatch(/Row 3: Petty till, 5.*There is no account “Petty till”\./);
  act(() => {
    const select = find<HTMLSelectElement>('#opening-unplaced-3');
    select.value = '1';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(value(1, 'debit')).toBe('5.00');
  expect(document.querySelector('section[aria-label="Rows without an account"]')).toBeNull();
});

test('a balance that other records say is compared with theirs, and nothing is sent while it differs', async () => {
  fill(2, 'debit', '80');
  expect(rowOf(2)).not.toContain(owed);
  fill(2, 'debit', '90');
  expect(rowOf(2)).toContain(owed);
  press('button[type=submit]');
  await eventually(() => expect(find('a[href="#opening-debit-2"]').textContent).toContain(owed));
  expect(posted.filter(({ path }) => path === 'post-opening-balances')).toEqual([]);
});

test('what it posts is shown before it is posted, and only what is another than the books say is sent', async () => {
  fill(6, 'debit', '1000.5');
  await eventually(() => expect(find('aside').textContent).toMatch(/Cash also has.*Equipment\s*1,000\.50/));
  press('button[type=submit]');
  await eventually(() => expect(location.search).toBe(`?entry=${id}`));
  expect(posted.find(({ path }) => path === 'post-opening-balances')?.body).toMatchObject({
    EntryDate: '2025-12-31',
    entriesItem: [{ AccountId: 6, Debit: '1000.5', Credit: '0' }],
  });
});
