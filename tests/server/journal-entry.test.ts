import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { journalEntryCalls } from '../../src/api/calls/journal-entry.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { journalApiFor, linesOf } from '../support/journal-api.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Entries by hand. Source: finance-answers.md, section E. */
let server: Server;
let client: Client;
let journal: ReturnType<typeof journalApiFor>;
let ledger: ReturnType<typeof ledgerApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client('EUR');
  journal = journalApiFor(client);
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

const [dollar, euro] = [840, 978];
const rent = [
  ['Rent', '120'],
  ['Cash and cash equivalents', '-120'],
] as const;
const next = async () => expectOk(await client.send(journalEntryCalls.nextEntryNumber)).body.data;
const balanceOf = async (account: number) => (await ledger.account(account)).Balance;
const entryCount = async () =>
  expectOk(await client.send(reportCalls.journalEntries, { sortby: 'alltime' })).body.total;
const warningsOf = async (EntryDate: string) =>
  expectOk(await journal.add(rent, { EntryDate })).body.data.warnings ?? [];
/** The fields a refusal names, each with its sentence. */
const faultsOf = ({
  body,
}: {
  body: { fields?: readonly { field: string; message: string }[] | undefined };
}) => Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));

describe('an entry', () => {
  test('has its lines in the books, its own number, day, memo and reference', async () => {
    expect(await next()).toEqual({ EntryNumber: 1, today: '2026-03-02' });
    const answered = expectOk(
      await client.send(journalEntryCalls.addJournalEntry, {
        entriesItem: [
          { AccountName: 'Rent', Description: 'Shop', Contact: '', Debit: '100', Credit: '0' },
          { AccountName: 'Utilities', Description: '', Contact: '', Debit: '20.50', Credit: '' },
          { AccountName: 'Cash and cash equivalents', Description: '', Debit: '0', Credit: '120.5' },
          { AccountName: '', Description: '', Contact: '', Debit: '', Credit: '' },
        ],
        HomeCurrencyID: euro,
        ForeignCurrencyID: null,
        ExchangeRate: '',
        EntryNumber: '99',
        EntryDate: '2026-02-27',
        Memo: ' February ',
        Reference: 'B-12',
      }),
    ).body;
    expect(answered).toMatchObject({
      message: 'Journal entry has been created!',
      data: {
        EntryNumber: 1,
        repeated: false,
        warnings: [],
      },
    });
    const id = answered.data.EntryId;
    expect(await journal.view(id)).toMatchObject({
      EntryNumber: 1,
      EntryDate: '2026-02-27',
      Memo: 'February',
      Reference: 'B-12',
      Currency: 'EUR',
      Status: 'Posted',
      ByHand: true,
      Reverses: null,
      ReversedBy: null,
      Pair: null,
      Document: null,
      entriesItem: [
        { AccountId: 21, AccountName: 'Rent', Description: 'Shop', Debit: '100', Credit: '0' },
        { AccountId: 22, Description: '', Debit: '20.5', Credit: '0' },
        { AccountId: 1, Debit: '0', Credit: '120.5' },
      ],
    });
    expect([await balanceOf(21), await balanceOf(22), await balanceOf(1)]).toEqual(['100', '20.5', '-120.5']);
    expect((await next()).EntryNumber).toBe(2);
  });

  test('names an account by its code before its number, and by its name in any case', async () => {
    const coded = await ledger.added('Cleaning', 14, { Code: '22' });
    expect(
      await journal.posted(
        await journal.entry([
          ['22', '5'],
          [' rENT ', '5'],
          ['1', '-10'],
        ]),
      ),
    ).toEqual([`${coded} 5 0`, '21 5 0', '1 0 10']);
  });

  test('is posted once, however often it is sent under one key', async () => {
    const send = () =>
      client.send(
        journalEntryCalls.addJournalEntry,
        { entriesItem: linesOf(rent) },
        { 'Idempotency-Key': 'entry-of-rent-1' },
      );
    const [first, second] = [expectOk(await send()), expectOk(await send())];
    expect(second.body.data).toEqual({ ...first.body.data, repeated: true });
    expect(await balanceOf(21)).toBe('120');
    const other = await client.send(
      journalEntryCalls.addJournalEntry,
      {
        entriesItem: linesOf([
          ['Rent', '1'],
          ['1', '-1'],
        ]),
      },
      { 'Idempotency-Key': 'entry-of-rent-1' },
    );
    expect([other.status, other.body.kind]).toEqual([400, 'duplicate-request']);
  });

  test('two at once get numbers one after the other', async () => {
    const numbers = await Promise.all(
      [1, 2, 3].map(async () => expectOk(await journal.add(rent)).body.data.EntryNumber),
    );
    expect(numbers.sort()).toEqual([1, 2, 3]);
  });

  test('is shown before it is saved: its lines, each balance before and after, and nothing is written', async () => {
    await journal.entry(rent);
    expect(expectOk(await journal.preview([...rent, ['Sales', '-7'], ['1', '7']])).body.data).toEqual({
      entries: [
        {
          EntryDate: '2026-03-02',
          Memo: '',
          entriesItem: [
            { AccountId: 21, AccountName: 'Rent', Description: '', Debit: '120', Credit: '0' },
            {
              AccountId: 1,
              AccountName: 'Cash and cash equivalents',
              Description: '',
              Debit: '0',
              Credit: '120',
            },
            { AccountId: 13, AccountName: 'Sales', Description: '', Debit: '0', Credit: '7' },
            {
              AccountId: 1,
              AccountName: 'Cash and cash equivalents',
              Description: '',
              Debit: '7',
              Credit: '0',
            },
          ],
        },
      ],
      balances: [
        { AccountId: 1, AccountName: 'Cash and cash equivalents', Before: '-120', After: '-233' },
        { AccountId: 13, AccountName: 'Sales', Before: '0', After: '7' },
        { AccountId: 21, AccountName: 'Rent', Before: '120', After: '240' },
      ],
      warnings: [],
    });
    expect([await balanceOf(21), (await next()).EntryNumber]).toEqual(['120', 2]);
  });
});

describe('in a foreign currency', () => {
  const inDollars = (rate: string) => ({
    HomeCurrencyID: euro,
    ForeignCurrencyID: dollar,
    ExchangeRate: rate,
  });

  test('each line is converted by itself, and the rest of the cents is a line on rounding (M4)', async () => {
    const lines = [
      ['Rent', '10.05'],
      ['Utilities', '10.05'],
      ['Accrued liabilities', '-20.10'],
    ] as const;
    const { entries, balances } = expectOk(await journal.preview(lines, inDollars('0.90'))).body.data;
    expect(balances.map(({ AccountId, Before, After }) => [AccountId, Before, After])).toEqual([
      [12, '0', '18.09'],
      [20, '0', '-0.01'],
      [21, '0', '9.05'],
      [22, '0', '9.05'],
    ]);
    expect(entries[0]!.entriesItem.at(-1)).toMatchObject({ AccountId: 20, Debit: '0', Credit: '0.01' });
    const id = await journal.entry(lines, inDollars('0.90'));
    expect(await journal.posted(id)).toEqual(['21 9.05 0', '22 9.05 0', '12 0 18.09', '20 0 0.01']);
    expect(await journal.view(id)).toMatchObject({ Currency: 'USD', ExchangeRate: '0.9' });
    expect(
      (await journal.view(id)).entriesItem.map(({ ForeignDebit, ForeignCredit }) => [
        ForeignDebit,
        ForeignCredit,
      ]),
    ).toEqual([
      ['10.05', '0'],
      ['10.05', '0'],
      ['0', '20.1'],
      ['0', '0'],
    ]);
  });

  test('needs a rate that can be one', async () => {
    for (const [rate, message] of [
      ['', 'Enter the exchange rate for USD.'],
      ['-1', 'The rate must be above zero.'],
    ] as const)
      expect(Object.keys(faultsOf(await journal.add(rent, inDollars(rate)))), message).toEqual([
        'ExchangeRate',
      ]);
    expect(faultsOf(await journal.add(rent, inDollars('')))).toEqual({
      ExchangeRate: 'Enter the exchange rate for USD.',
    });
    const tiny = await journal.add(
      [
        ['Rent', '0.01'],
        ['1', '-0.01'],
      ],
      inDollars('0.1'),
    );
    expect(Object.keys(faultsOf(tiny))).toEqual(['entriesItem.0.Debit', 'entriesItem.1.Credit']);
  });

  test('a bank kept in another currency takes only an entry in that currency', async () => {
    await apiFor(client).bank('Zenith', { Currency: 'USD' });
    const bank = (await ledger.list()).find(({ Currency }) => Currency === 'USD')!;
    const lines = [
      [bank.TAccountName, '10'],
      ['Sales', '-10'],
    ] as const;
    expect(faultsOf(await journal.add(lines))).toEqual({
      'entriesItem.0.AccountName': `${bank.TAccountName} is kept in USD. Enter the whole entry in USD.`,
    });
    expect(await journal.posted(await journal.entry(lines, inDollars('0.9')))).toEqual([
      `${bank.TAccountId} 9 0`,
      '13 0 9',
    ]);
  });

  test('is not for a business without foreign currencies', async () => {
    await server.owner.query('update business set multi_currency = false where id = $1', [
      client.shop.business.id,
    ]);
    expect(Object.keys(faultsOf(await journal.add(rent, inDollars('0.9'))))).toEqual(['ForeignCurrencyID']);
    expect(faultsOf(await journal.add(rent, { ForeignCurrencyID: 99999 }))).toEqual({
      ForeignCurrencyID: 'Choose a currency from the list.',
    });
  });
});

describe('is refused, and nothing is written,', () => {
  test.each<[string, Parameters<typeof linesOf>[0], Record<string, string>]>([
    [
      'out of balance',
      [
        ['Rent', '132'],
        ['1', '-120'],
      ],
      { entriesItem: 'Out of balance by €12.00 (debit)' },
    ],
    [
      'out of balance on the other side',
      [
        ['Rent', '1'],
        ['1', '-1.01'],
      ],
      { entriesItem: 'Out of balance by €0.01 (credit)' },
    ],
    [
      'with one line',
      [
        ['Rent', '0'],
        ['', '0'],
      ],
      { 'entriesItem.0.Debit': 'Enter a debit or a credit.' },
    ],
    ['without lines', [], { entriesItem: 'An entry has at least two lines.' }],
    [
      'with an account there is none of',
      [
        ['Rentt', '1'],
        ['1', '-1'],
      ],
      { 'entriesItem.0.AccountName': 'There is no account “Rentt”. Choose one from the list.' },
    ],
    [
      'with an amount on no account',
      [
        ['', '1'],
        ['1', '-1'],
      ],
      { 'entriesItem.0.AccountName': 'Choose an account.' },
    ],
    [
      'with both sides of a line',
      [
        ['Rent', '1', { Credit: '1' }],
        ['1', '-1'],
      ],
      { 'entriesItem.0.Credit': 'A line has a debit or a credit, not both.' },
    ],
    [
      'with a minus',
      [
        ['Rent', '1'],
        ['1', '0', { Credit: '-1' }],
      ],
      { 'entriesItem.1.Credit': 'An amount can’t be below zero. Enter it on the other side.' },
    ],
    [
      'with a minus in the third line',
      [
        ['Rent', '1'],
        ['1', '-2'],
        ['22', '0', { Debit: '-1' }],
      ],
      { 'entriesItem.2.Debit': 'An amount can’t be below zero. Enter it on the other side.' },
    ],
    [
      'between two cents',
      [
        ['Rent', '1.005'],
        ['1', '-1.005'],
      ],
      {
        'entriesItem.0.Debit': 'An amount has at most 2 decimals.',
        'entriesItem.1.Credit': 'An amount has at most 2 decimals.',
      },
    ],
    [
      'on inventory',
      [
        ['Inventory', '1'],
        ['1', '-1'],
      ],
      {
        'entriesItem.0.AccountName':
          'Inventory is what your stock is worth. It changes with your items: change their stock instead.',
      },
    ],
    [
      'on what customers paid ahead',
      [
        ['11', '1'],
        ['1', '-1'],
      ],
      {
        'entriesItem.0.AccountName':
          'Customer deposits and credits is what customers paid ahead. It changes with their payments and credit notes.',
      },
    ],
    [
      'on what vendors were paid ahead',
      [
        ['5', '1'],
        ['1', '-1'],
      ],
      {
        'entriesItem.0.AccountName':
          'Vendor advances is your advances to vendors. It changes with the payments of your bills.',
      },
    ],
    [
      'on receivable without a contact',
      [
        ['2', '1'],
        ['1', '-1'],
      ],
      { 'entriesItem.0.Contact': 'Choose the customer who owes this.' },
    ],
    [
      'on payable without a contact',
      [
        ['1', '1'],
        ['10', '-1'],
      ],
      { 'entriesItem.1.Contact': 'Choose the vendor you owe this to.' },
    ],
    [
      'with a contact there is none of',
      [
        ['2', '1', { Contact: 'Nobody' }],
        ['1', '-1'],
      ],
      { 'entriesItem.0.Contact': 'There is no contact “Nobody”. Choose one from the list.' },
    ],
    [
      'with a due date of nothing owed',
      [
        ['Rent', '1', { DueDate: '2026-04-01' }],
        ['1', '-1'],
      ],
      { 'entriesItem.0.DueDate': 'Only what a contact will owe has a due date. Leave it empty here.' },
    ],
    [
      'settling an entry with another account',
      [
        ['Rent', '1', { SettlesEntry: 1 }],
        ['1', '-1'],
      ],
      {
        'entriesItem.0.SettlesEntry':
          'Only a line that settles what is owed can name an entry. Leave it empty here.',
      },
    ],
    [
      'with a base of no tax',
      [
        ['8', '1', { TaxBase: '10' }],
        ['1', '-1'],
      ],
      { 'entriesItem.0.TaxId': 'Choose the tax this base is of.' },
    ],
  ])('%s', async (_, lines, faults) => {
    const answer = await journal.add(lines);
    expect([answer.status, faultsOf(answer)]).toEqual([400, faults]);
    expect([await entryCount(), (await next()).EntryNumber]).toEqual([0, 1]);
  });

  test('with more than 500 lines, with long texts', async () => {
    const many = Array.from(
      { length: 501 },
      (_, n) => ['Rent', n < 250 ? '1' : n < 500 ? '-1' : '0.01'] as const,
    );
    expect(faultsOf(await journal.add(many))).toEqual({ entriesItem: 'An entry has at most 500 lines.' });
    expect(
      faultsOf(
        await journal.add(
          [
            ['Rent', '1', { Description: 'x'.repeat(501) }],
            ['1', '-1'],
          ],
          {
            Memo: 'x'.repeat(501),
            Reference: 'x'.repeat(101),
          },
        ),
      ),
    ).toEqual({
      Memo: 'A memo has at most 500 characters.',
      Reference: 'A reference has at most 100 characters.',
      'entriesItem.0.Description': 'A description of a line has at most 500 characters.',
    });
  });

  test('on an inactive account', async () => {
    const away = await ledger.added('Old costs', 14);
    expectOk(await ledger.deactivate(away));
    expect(
      faultsOf(
        await journal.add([
          [String(away), '1'],
          ['1', '-1'],
        ]),
      ),
    ).toEqual({
      'entriesItem.0.AccountName': 'Old costs is inactive. Activate it, or choose another account.',
    });
  });

  test('on locked days, more than a year ahead, and on a far day until it is confirmed', async () => {
    await server.lockBooks(client, '2026-01-31');
    const locked = await journal.add(rent, { EntryDate: '2026-01-31' });
    expect([locked.body.kind, Object.keys(faultsOf(locked))]).toEqual(['locked-period', ['EntryDate']]);
    expect(faultsOf(await journal.add(rent, { EntryDate: '2027-03-03' }))).toEqual({
      EntryDate: 'An entry can be at most one year ahead. Choose Mar 2, 2027 or earlier.',
    });
    expect(expectOk(await journal.add(rent, { EntryDate: '2027-03-02' })).body.data.warnings).toEqual([
      'This entry is dated Mar 2, 2027, which is in the future.',
    ]);
    await server.lockBooks(client, null);
    expect((await warningsOf('2025-01-05'))[0]).toMatch(/^This entry is dated before your books begin, on /);
    const far = await journal.add(rent, { EntryDate: '2016-01-31' });
    expect([far.body.kind, Object.keys(faultsOf(far))]).toEqual(['far-day', ['EntryDate']]);
    expectOk(await journal.add(rent, { EntryDate: '2016-01-31', confirmFarDate: true }));
  });
});

describe('is reversed', () => {
  test('on the day that is chosen, today where none is, by a mirror that names it', async () => {
    const id = await journal.entry(rent, { EntryDate: '2026-02-10', Memo: 'Shop' });
    expect(Object.keys(faultsOf(await journal.reverse(id, { ReverseDate: '2026-02-09' })))).toEqual([
      'ReverseDate',
    ]);
    const { message, data } = expectOk(await journal.reverse(id, { ReverseDate: '2026-02-28' })).body;
    expect([message, data.EntryNumber]).toEqual(['Journal entry has been reversed.', 2]);
    expect(await journal.view(id)).toMatchObject({
      Status: 'Reversed',
      ReversedBy: { EntryId: data.EntryId, EntryNumber: 2 },
    });
    expect(await journal.view(data.EntryId)).toMatchObject({
      EntryDate: '2026-02-28',
      Memo: 'Reversal of entry 1: Shop',
      ByHand: false,
      Reverses: { EntryId: id, EntryNumber: 1 },
    });
    expect(await journal.posted(data.EntryId)).toEqual(['21 0 120', '1 120 0']);
    expect([await balanceOf(21), await balanceOf(1)]).toEqual(['0', '0']);
    const today = expectOk(await journal.reverse(await journal.entry(rent))).body.data.EntryId;
    expect((await journal.view(today)).EntryDate).toBe('2026-03-02');
    const ahead = expectOk(await journal.reverse(await journal.entry(rent, { EntryDate: '2026-05-01' }))).body
      .data;
    expect((await journal.view(ahead.EntryId)).EntryDate).toBe('2026-05-01');
  });

  test('once, however often it is sent, and not again', async () => {
    const id = await journal.entry(rent);
    const send = () =>
      client.send(
        journalEntryCalls.reverseJournalEntry,
        { EntryId: id },
        { 'Idempotency-Key': 'reverse-rent-1' },
      );
    const [first, second] = [expectOk(await send()), expectOk(await send())];
    expect(second.body.data).toEqual({ ...first.body.data, repeated: true });
    const again = await journal.reverse(id);
    expect([again.status, again.body.kind, again.body.Message]).toEqual([
      400,
      'illegal-move',
      'This entry has already been reversed. Copy it to enter it again.',
    ]);
    const mirror = await journal.reverse(first.body.data.EntryId);
    expect(mirror.body.Message).toBe('This entry reverses another one. Copy that one to enter it again.');
    expect(await entryCount()).toBe(2);
  });

  test('by one of two who press at once', async () => {
    const id = await journal.entry(rent);
    const answers = await Promise.all([journal.reverse(id), journal.reverse(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('not on locked days, and not what a document made, which it leads to', async () => {
    const id = await journal.entry(rent);
    await server.lockBooks(client, '2026-03-01');
    server.setToday('2026-03-10');
    await server.lockBooks(client, '2026-03-05');
    const locked = await journal.reverse(id, { ReverseDate: '2026-03-05' });
    expect([locked.body.kind, Object.keys(faultsOf(locked))]).toEqual(['locked-period', ['ReverseDate']]);
    expectOk(await journal.reverse(id));
    const invoice = await apiFor(client).invoice({ issuedOn: '2026-03-10', dueOn: '2026-03-20' });
    const { Entries } = expectOk(await client.send(reportCalls.journalEntries, { sortby: 'alltime' })).body;
    const posted = Entries.find(({ documentId }) => documentId !== null)!;
    const refused = await journal.reverse(posted.id);
    expect(refused.body).toMatchObject({
      kind: 'illegal-move',
      Message: 'This entry was posted for INV-0001. Correct or cancel INV-0001 instead.',
    });
    expect((await journal.view(posted.id)).Document).toMatchObject({
      DocumentId: invoice,
      DocumentType: 'invoice',
    });
  });

  test('together with the one that undoes it later, each on its own day', async () => {
    const id = await journal.entry(
      [
        ['Rent', '120'],
        ['Accrued liabilities', '-120'],
      ],
      { EntryDate: '2026-03-02', ReverseOn: '2026-04-01', Memo: 'March' },
    );
    const { Pair } = await journal.view(id);
    expect(Pair).toMatchObject({ EntryNumber: 2, EntryDate: '2026-04-01' });
    const second = Pair!.EntryId;
    expect(await journal.posted(second)).toEqual(['21 0 120', '12 120 0']);
    expect(await journal.view(second)).toMatchObject({
      Memo: 'Reversal: March',
      ByHand: true,
      Reverses: null,
      Pair: { EntryId: id },
    });
    const { data } = expectOk(await journal.reverse(second)).body;
    expect(await journal.view(data.EntryId)).toMatchObject({
      EntryDate: '2026-04-01',
      Reverses: { EntryNumber: 2 },
    });
    expect(await journal.view(id)).toMatchObject({ Status: 'Reversed', ReversedBy: { EntryNumber: 3 } });
    expect((await journal.view((await journal.view(id)).ReversedBy!.EntryId)).EntryDate).toBe('2026-03-02');
    expect([await balanceOf(21), await balanceOf(12)]).toEqual(['0', '0']);
  });

  test('a pair is refused while one of its days is locked, and its day before the entry’s or in a locked period', async () => {
    const accrual = [
      ['Rent', '120'],
      ['Accrued liabilities', '-120'],
    ] as const;
    expect(faultsOf(await journal.add(accrual, { ReverseOn: '2026-03-02' }))).toEqual({
      ReverseOn: 'Choose a day after the day of the entry.',
    });
    const id = await journal.entry(accrual, { EntryDate: '2026-02-02', ReverseOn: '2026-03-01' });
    await server.lockBooks(client, '2026-02-28');
    expect((await journal.reverse(id)).body).toMatchObject({
      kind: 'locked-period',
      Message: 'One of the two entries is in a locked period. Your books are locked until Feb 28, 2026.',
    });
    expect((await journal.view(id)).Status).toBe('Posted');
  });

  test('is missing for an entry of nobody’s, and of somebody else', async () => {
    const other = await server.client();
    const theirs = await journalApiFor(other).entry(rent);
    expect((await journal.reverse(theirs)).status).toBe(404);
    expect((await client.send(journalEntryCalls.getJournalEntry, { EntryId: theirs })).status).toBe(404);
  });
});
