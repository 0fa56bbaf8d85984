import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { openingBalanceCalls } from '../../src/api/calls/opening-balances.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** The trial balance a business begins with. Source: finance-answers.md, Q134. */
let server: Server;
let client: Client;
let api: Api;
let journal: ReturnType<typeof journalApiFor>;
let ledger: ReturnType<typeof ledgerApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client('EUR');
  api = apiFor(client);
  journal = journalApiFor(client);
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

const day = '2025-12-31';
/** Balances as they are sent: debits above zero. */
type Given = readonly (readonly [account: string, balance: string])[];
const linesOf = (given: Given) =>
  given.map(([AccountName, balance]) => ({
    AccountName,
    ...(balance.startsWith('-') ? { Credit: balance.slice(1) } : { Debit: balance }),
  }));
const sent = (given: Given, EntryDate: string | null = day) => ({ entriesItem: linesOf(given), EntryDate });
const post = (given: Given, EntryDate: string | null = day) =>
  client.send(openingBalanceCalls.postOpeningBalances, sent(given, EntryDate));
const posted = async (...given: Parameters<typeof post>) => expectOk(await post(...given)).body.data;
const preview = (given: Given, EntryDate: string | null = day) =>
  client.send(openingBalanceCalls.previewOpeningBalances, sent(given, EntryDate));
const shown = async (EntryDate?: string) =>
  expectOk(await client.send(openingBalanceCalls.getOpeningBalances, EntryDate ? { EntryDate } : {})).body
    .data;
/** What accounts have on a day, by name, of those that have anything: debits above zero. */
const balancesOn = async (EntryDate: string) =>
  Object.fromEntries(
    (await shown(EntryDate)).accounts
      .filter(({ Debit, Credit }) => Debit !== '0' || Credit !== '0')
      .map(({ AccountName, Debit, Credit }) => [AccountName, Credit === '0' ? Debit : `-${Credit}`]),
  );
const faultsOf = ({
  body,
}: {
  body: { fields?: readonly { field: string; message: string }[] | undefined };
}) => Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));
const entryCount = async () =>
  expectOk(await client.send(reportCalls.journalEntries, { sortby: 'alltime' })).body.total;

/** What their own records say on the last day of the year before: 4,500 at the bank, 800 owed, 600 of goods, 400 owing. */
const openRecords = async () => {
  await api.bank('First bank', { OpeningBalance: '4500', OpeningDate: day });
  await api.goods('Lamp', '10', '60', day);
  expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada',
      openingbalance: '800',
      openingbalancedate: day,
    }),
  );
  expectOk(
    await client.send(vendorCalls.addVendor, {
      type: 'business',
      VendorName: 'Mill',
      openingbalance: '400',
      openingbalancedate: day,
    }),
  );
};

/** Ten accounts as the books of before had them: 10,600.00 on each side. */
const trialBalance: Given = [
  ['Cash and cash equivalents', '1200'],
  ['First bank', '5000'],
  ['Accounts receivable', '800'],
  ['Inventory', '600'],
  ['Equipment', '3000'],
  ['Accumulated depreciation', '-1000'],
  ['Accounts payable', '-400'],
  ['Loans', '-2500'],
  ["Owner's capital", '-5000'],
  ['Retained earnings', '-1700'],
];

describe('a trial balance', () => {
  test('is posted in one entry as far as contacts, banks and items don’t say it, and leaves nothing on opening balance equity', async () => {
    await openRecords();
    const before = await entryCount();
    const planned = expectOk(await preview(trialBalance)).body.data;
    expect(planned).toMatchObject({
      EntryDate: day,
      EquityBefore: '5500',
      EquityAfter: '0',
      Current: null,
      warnings: [],
    });
    const lines = planned.entriesItem.map(
      ({ AccountName, Debit, Credit }) => `${AccountName} ${Debit} ${Credit}`,
    );
    expect(lines.sort()).toEqual([
      'Accumulated depreciation 0 1000',
      'Cash and cash equivalents 1200 0',
      'Equipment 3000 0',
      'First bank 500 0',
      'Loans 0 2500',
      'Opening balance equity 5500 0',
      "Owner's capital 0 5000",
      'Retained earnings 0 1700',
    ]);
    expect(await entryCount()).toBe(before);

    const { EntryId, EntryNumber } = await posted(trialBalance);
    expect(await entryCount()).toBe(before + 1);
    expect(await journal.view(EntryId)).toMatchObject({
      EntryNumber,
      EntryDate: day,
      Memo: 'Opening balances',
      ByHand: true,
      Status: 'Posted',
    });
    expect(await balancesOn(day)).toEqual(Object.fromEntries(trialBalance));
    const { accounts, Current, EntryDate } = await shown();
    expect([EntryDate, Current]).toEqual([day, { EntryId, EntryNumber, EntryDate: day }]);
    expect(accounts.find(({ AccountName }) => AccountName === 'Opening balance equity')).toMatchObject({
      Debit: '0',
      Credit: '0',
      Source: 'equity',
    });
  });

  test('posted again is an edit: the entry before is reversed on its own day, and accounts that aren’t named keep theirs', async () => {
    const first = await posted([
      ['Cash and cash equivalents', '1000'],
      ['Loans', '-400'],
    ]);
    const planned = expectOk(await preview([['Loans', '-450']])).body.data;
    expect(planned.Current).toEqual({ ...first, EntryDate: day, repeated: undefined, warnings: undefined });
    const second = await posted([['Loans', '-450']], '2026-01-15');
    expect(await journal.view(first.EntryId)).toMatchObject({
      Status: 'Reversed',
      ReversedBy: { EntryNumber: first.EntryNumber + 1 },
    });
    expect(second.EntryNumber).toBe(first.EntryNumber + 2);
    expect(await balancesOn('2026-01-14')).toEqual({
      // As a day is asked about that is before theirs, they are what would be kept.
      'Cash and cash equivalents': '1000',
      Loans: '-450',
      'Opening balance equity': '-550',
    });
    expect((await ledger.account(1)).Balance).toBe('1000');
    expect((await ledger.account(45)).Balance).toBe('450');
    const days = async (todate: string) => {
      const { Assets, Liabilities } = expectOk(await client.send(reportCalls.trialBalance, { todate })).body;
      return [...Assets, ...Liabilities].map(
        ({ AccountName, Debit, Credit }) => `${AccountName} ${Debit} ${Credit}`,
      );
    };
    expect(await days('2026-01-14')).toEqual([]);
    expect(await days('2026-01-15')).toEqual(['Cash and cash equivalents 1000 0', 'Loans 0 450']);
  });

  test('can be posted anew once its entry was reversed by hand', async () => {
    const { EntryId } = await posted([['Cash and cash equivalents', '1000']]);
    expectOk(await journal.reverse(EntryId, { ReverseDate: day }));
    expect((await shown(day)).Current).toBeNull();
    const { EntryNumber } = await posted([['Cash and cash equivalents', '700']]);
    expect(EntryNumber).toBe(3);
    expect((await ledger.account(1)).Balance).toBe('700');
  });

  test('has income and expenses of its own fiscal year alone, and says what earlier years left', async () => {
    expectOk(await client.send(businessCalls.fiscalYear, { FiscalYear: 7 }));
    await journal.entry(
      [
        ['Cash and cash equivalents', '500'],
        ['Service income', '-500'],
      ],
      { EntryDate: '2025-06-10' },
    );
    await posted([['Service income', '-300']], '2025-09-30');
    const { accounts, EarlierEarnings } = await shown('2025-09-30');
    expect(EarlierEarnings).toBe('-500');
    expect(accounts.find(({ AccountId }) => AccountId === 15)).toMatchObject({ Debit: '0', Credit: '300' });
    expect(await balancesOn('2025-09-30')).toEqual({
      'Cash and cash equivalents': '500',
      'Service income': '-300',
      'Opening balance equity': '300',
    });
  });

  test('begins on the day that contacts, items and banks were opened on, else before this fiscal year', async () => {
    expect((await shown()).EntryDate).toBe('2025-12-31');
    await api.bank('First bank', { OpeningBalance: '4500', OpeningDate: '2026-01-31' });
    expect((await shown()).EntryDate).toBe('2026-01-31');
    const planned = expectOk(await preview([['First bank', '100']], '2026-01-30')).body.data;
    expect(planned.warnings).toEqual([
      'First bank also has an opening balance of Jan 31, 2026. From then on both count.',
    ]);
  });
});

describe('is refused, and nothing is written,', () => {
  test('on what contacts owe and are owed, on stock and in another currency, unless it says what the books say', async () => {
    await openRecords();
    await api.bank('Dollar bank', {
      OpeningBalance: '100',
      OpeningDate: day,
      Currency: 'USD',
      OpeningRate: '0.9',
    });
    const before = await entryCount();
    const refused = await post([
      ['Accounts receivable', '900'],
      ['Inventory', '600'],
      ['Accounts payable', '-450'],
      ['5', '20'],
      ['11', '-30'],
      ['Dollar bank', '100'],
      ['33', '-1'],
    ]);
    expect([refused.status, refused.body.kind]).toEqual([400, 'invalid']);
    expect(faultsOf(refused)).toEqual({
      'entriesItem.0.Debit':
        'Accounts receivable (what customers owe) is €800.00 debit in your books. Add what’s missing as opening balances of customers.',
      'entriesItem.2.Credit':
        'Accounts payable (what you owe vendors) is €400.00 credit in your books. Add what’s missing as opening balances of vendors.',
      'entriesItem.3.Debit':
        'Vendor advances (your advances to vendors) is €0.00 in your books. It changes with the payments of your bills.',
      'entriesItem.4.Credit':
        'Customer deposits and credits (what customers paid ahead) is €0.00 in your books. It changes with their payments and credit notes.',
      'entriesItem.5.Debit':
        'Dollar bank is kept in USD and worth €90.00 debit in your books. Enter its opening balance on the account itself.',
      'entriesItem.6.Credit': 'Opening balance equity is worked out from the other balances. Leave it empty.',
    });
    expect(await entryCount()).toBe(before);
  });

  test.each([
    ['an account there is none of', [['Nowhere', '1']], 'entriesItem.0.AccountName'],
    [
      'an account twice',
      [
        ['Loans', '-1'],
        ['45', '-2'],
      ],
      'entriesItem.1.AccountName',
    ],
    ['too many decimals', [['Loans', '-1.005']], 'entriesItem.0.Credit'],
    ['what the books have already', [['Loans', '0']], 'entriesItem'],
  ] as const)('for %s', async (_, given, field) => {
    const refused = await post(given);
    expect([refused.status, Object.keys(faultsOf(refused))]).toEqual([400, [field]]);
    expect(await entryCount()).toBe(0);
  });

  test('with both sides, or below zero', async () => {
    const both = await client.send(openingBalanceCalls.postOpeningBalances, {
      entriesItem: [
        { AccountName: 'Loans', Debit: '1', Credit: '1' },
        { AccountName: 'Equipment', Debit: '-5' },
      ],
      EntryDate: day,
    });
    expect(faultsOf(both)).toEqual({
      'entriesItem.0.Credit': 'A line has a debit or a credit, not both.',
      'entriesItem.1.Debit': 'An amount can’t be below zero. Enter it on the other side.',
    });
  });

  test('in the future, on a locked day, and in place of an entry of a locked day', async () => {
    expect(faultsOf(await post([['Loans', '-1']], '2026-03-03'))).toEqual({
      EntryDate: 'An opening balance can’t be in the future.',
    });
    await posted([['Loans', '-1']]);
    await server.lockBooks(client, day);
    const locked = await post([['Loans', '-2']]);
    expect(locked.body.kind).toBe('locked-period');
    const replaced = await post([['Loans', '-2']], '2026-01-31');
    expect(replaced.body.kind).toBe('locked-period');
    expect((await ledger.account(45)).Balance).toBe('1');
  });

  test('where nothing would be left of the entry it replaces, or it’s the same', async () => {
    const { EntryNumber } = await posted([['Loans', '-1']]);
    expect(faultsOf(await post([['Loans', '0']]))).toEqual({
      entriesItem: `Nothing would be left of entry ${EntryNumber}. Reverse that entry instead.`,
    });
    expect(faultsOf(await post([['Loans', '-1']]))).toEqual({
      entriesItem: 'Your books already have these balances.',
    });
  });
});

test('two people who post at once leave one entry of opening balances, and the later one’s balance', async () => {
  const answers = await Promise.all([post([['Loans', '-10']]), post([['Loans', '-20']])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await server.owner.query(
    `select status from manual_entry where business_id = $1 and opens_books order by status`,
    [client.shop.business.id],
  );
  expect(rows).toEqual([{ status: 'Posted' }, { status: 'Reversed' }]);
  expect(['10', '20']).toContain((await ledger.account(45)).Balance);
});

test('the file has every account with its balance on the day, and the trail says that it was made', async () => {
  await posted([
    ['Cash and cash equivalents', '1000.5'],
    ['Loans', '-400'],
  ]);
  const { url, name } = expectOk(
    await client.send(openingBalanceCalls.downloadOpeningBalances, { EntryDate: day }),
  ).body.data;
  expect(name).toBe('Opening balances 2026-03-02.csv');
  const { payload } = await server.app.inject({ url });
  const lines = payload.replace(/^\uFEFF/, '').split('\r\n');
  expect(lines[0]).toBe('Code,Account,Debit,Credit');
  expect(lines).toContain(',Cash and cash equivalents,1000.50,');
  expect(lines).toContain(',Loans,,400.00');
  expect(lines).toContain(',Opening balance equity,,600.50');
  expect(lines).toContain(',Rent,,');
  const { rows } = await server.owner.query(
    `select data from event where business_id = $1 and act = 'opening-balances.export'`,
    [client.shop.business.id],
  );
  expect(rows).toEqual([{ data: { rows: lines.length - 2 } }]);
});
