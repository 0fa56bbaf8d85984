import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { JournalEntryFormPage } from '../../src/screens/journal-entry/JournalEntryFormPage.tsx';
import { Toaster } from '../../src/screens/kit/notices/Toaster.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, key, leave, press, render, type } from '../support/render.tsx';

const account = (
  TAccountId: number,
  TAccountName: string,
  GroupId: number,
  SubGroupId: number,
  more = {},
) => ({
  TAccountId,
  TAccountName,
  GroupId,
  SubGroupId,
  GroupName: '',
  SubGroupName: '',
  Code: '',
  Description: '',
  Currency: currentBusiness.homeCurrency,
  IsSystem: true,
  IsActive: true,
  IsUsed: false,
  UsedBy: [],
  RangeBalance: '0',
  Balance: '0',
  OpeningBalance: '0',
  OpeningDate: null,
  OpeningRate: null,
  version: 1,
  ...more,
});
const accounts = [
  account(1, 'Cash and cash equivalents', 1, 1),
  account(2, 'Accounts receivable', 1, 2, { UsedBy: [{ kind: 'role', name: 'receivable' }] }),
  account(9, 'Sales tax collected', 2, 7),
  account(21, 'Rent', 5, 14),
  account(34, 'Inventory', 1, 6),
];

interface Posted {
  path: string;
  body: { entriesItem?: Record<string, unknown>[] };
}
const posted: Posted[] = [];
/** What the next saving is refused with; null where it is taken. */
let refused: object | null = null;

const answers: Readonly<Record<string, () => unknown>> = {
  'Get-Entry-Id-No': () => ({ status: 200, message: 'x', data: { EntryNumber: 7, today: '2026-03-02' } }),
  GetAllTAccountByBusinessId: () => ({ status: 200, message: 'x', data: accounts }),
  'get-all-tax-detail': () => 'No data found',
  'preview-entry': () => ({
    status: 200,
    message: 'x',
    data: {
      entries: [],
      balances: [{ AccountId: 21, AccountName: 'Rent', Before: '10', After: '130' }],
      warnings: [],
    },
  }),
  AddJournalEntry: () =>
    refused ?? {
      status: 200,
      message: 'Journal entry has been created!',
      data: { EntryId: 'AaImn0bBcE-PfdK5PpjyBw', EntryNumber: 7, repeated: false },
    },
};

beforeEach(async () => {
  posted.length = 0;
  refused = null;
  localStorage.clear();
  history.replaceState(null, '', '/accounting/journal/new');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const path = new URL(address, 'http://here').pathname.split('/').at(-1)!;
    if (body) posted.push({ path, body: JSON.parse(String(body)) });
    const isRefused = path === 'AddJournalEntry' && refused !== null;
    return new Response(JSON.stringify(answers[path]?.() ?? {}), { status: isRefused ? 400 : 200 });
  });
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, locale: 'en-US', multiCurrency: false }}>
        <JournalEntryFormPage />
        <Toaster />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('#entry-lines'));
});
afterEach(() => vi.unstubAllGlobals());

const cell = (line: number, field: string) => `[id="entry-lines.${line}.${field}"]`;
const bar = () => find('#entry-lines [role=status]').textContent;
const value = (line: number, field: string) => find<HTMLInputElement>(cell(line, field)).value;
const lines = () => document.querySelectorAll('#entry-lines [data-line]').length;
const fill = (line: number, accountName: string, amount: Record<string, string>) => {
  type(cell(line, 'account'), accountName);
  leave(cell(line, 'account'));
  for (const [side, text] of Object.entries(amount)) {
    type(cell(line, side), text);
    leave(cell(line, side));
  }
};
const paste = (line: number, text: string) =>
  act(() => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    find(cell(line, 'account')).dispatchEvent(event);
  });

test('a journal entry begins with two blank lines, and Enter on the last adds one', () => {
  expect([lines(), bar()]).toEqual([2, 'In balance']);
  key(cell(0, 'debit'), 'Enter');
  expect([lines(), document.activeElement?.id]).toEqual([2, 'entry-lines.1.debit']);
  key(cell(1, 'debit'), 'Enter');
  expect([lines(), document.activeElement?.id]).toEqual([3, 'entry-lines.2.account']);
});

test('the bar says by how much it is out of balance, and the empty side of a new line proposes the difference', () => {
  fill(0, 'Rent', { debit: '12' });
  expect(bar()).toMatch(/^Out of balance by \D*12\.00\D*\(debit\)$/);
  fill(1, '1', {});
  expect(value(1, 'account')).toBe('Cash and cash equivalents');
  expect(find<HTMLInputElement>(cell(1, 'credit')).placeholder).toBe('12.00');
  expect(find<HTMLInputElement>(cell(1, 'debit')).placeholder).toBe('');
  act(() => find(cell(1, 'credit')).focus());
  expect([value(1, 'credit'), bar()]).toEqual(['12.00', 'In balance']);
});

test('rows of a spreadsheet are pasted as lines, each with its account where there is one', () => {
  paste(0, 'Rent\tShop\t1,000.50\t\r\nNowhere\tx\t\t1000.5\r\n');
  expect(lines()).toBe(2);
  expect(['account', 'description', 'debit', 'credit'].map((field) => value(0, field))).toEqual([
    'Rent',
    'Shop',
    '1,000.50',
    '',
  ]);
  expect([value(1, 'account'), value(1, 'credit'), bar()]).toEqual(['Nowhere', '1,000.50', 'In balance']);
});

test('a line on what customers owe is asked when it is due or which entry it settles, one on tax for its base', () => {
  fill(0, 'Accounts receivable', { debit: '5' });
  find(cell(0, 'dueOn'));
  fill(1, 'Accounts receivable', { credit: '5' });
  find(cell(1, 'settlesEntry'));
  fill(1, 'Sales tax collected', {});
  find(cell(1, 'taxBase'));
});

test('what is missing is said beside its line, and nothing is sent', async () => {
  fill(0, 'Rent', { debit: '12' });
  press('button[type=submit]');
  await eventually(() => expect(document.body.textContent).toMatch(/An entry has at least two lines\./));
  fill(1, '', { credit: '12' });
  press('button[type=submit]');
  await eventually(() =>
    expect(find('[id="entry-lines.1.account-problem"]').textContent).toBe('Choose an account.'),
  );
  expect(posted.filter(({ path }) => path === 'AddJournalEntry')).toEqual([]);
});

test('what it does to each balance is shown once it balances; saved, it is told and its page opens', async () => {
  fill(0, 'Rent', { debit: '120' });
  fill(1, '1', { credit: '120' });
  await eventually(() => expect(find('aside').textContent).toMatch(/Rent10\.00130\.00/));
  press('button[type=submit]');
  await eventually(() =>
    expect(location.pathname + location.search).toBe('/accounting/journal/view?entry=AaImn0bBcE-PfdK5PpjyBw'),
  );
  await eventually(() => expect(document.body.textContent).toMatch(/Journal entry has been created!/));
  const { body } = posted.find(({ path }) => path === 'AddJournalEntry')!;
  expect(body).toMatchObject({
    EntryDate: '2026-03-02',
    entriesItem: [
      { AccountId: 21, AccountName: 'Rent', Debit: '120', Credit: '0' },
      { AccountId: 1, Debit: '0', Credit: '120' },
    ],
  });
});

test('what the server refuses of a line stands beside it, and what was typed stays', async () => {
  refused = {
    Message: 'Rent is inactive.',
    kind: 'invalid',
    fields: [{ field: 'entriesItem.0.AccountName', message: 'Rent is inactive.' }],
  };
  fill(0, 'Rent', { debit: '120' });
  fill(1, '1', { credit: '120' });
  press('button[type=submit]');
  await eventually(() =>
    expect(find('[id="entry-lines.0.account-problem"]').textContent).toBe('Rent is inactive.'),
  );
  expect([value(0, 'account'), value(0, 'debit')]).toEqual(['Rent', '120.00']);
});
