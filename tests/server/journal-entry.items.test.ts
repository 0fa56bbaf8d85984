import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { vendorIn } from '../support/fixture.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Entries by hand on what contacts owe and are owed, and on taxes. Source: finance-answers.md, Q67 and Q69. */
let server: Server;
let client: Client;
let api: Api;
let journal: ReturnType<typeof journalApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client('EUR');
  api = apiFor(client);
  journal = journalApiFor(client);
});
afterAll(() => server.close());

const inDollars = (rate: string) => ({ HomeCurrencyID: 978, ForeignCurrencyID: 840, ExchangeRate: rate });
const faultsOf = ({
  body,
}: {
  body: { fields?: readonly { field: string; message: string }[] | undefined };
}) => Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));
/** The open items of a contact, oldest first: `side due amount home open at home`. */
const itemsOf = async (contact: string): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select side || ' ' || due_on || ' ' || trim_scale(amount) || ' ' || trim_scale(home_amount) || ' ' || trim_scale(open) || ' ' || trim_scale(home_open) as item
     from open_item where business_id = $1 and contact_id = $2 order by on_day, id`,
    [client.shop.business.id, idFromWire(contact)],
  );
  return rows.map(({ item }) => item);
};
const owes = (contact: string, amount: string, more: Record<string, unknown> = {}) =>
  [
    ['Accounts receivable', amount, { Contact: contact, ...more }],
    ['Sales', `-${amount}`],
  ] as const;
const pays = (contact: string, amount: string, more: Record<string, unknown> = {}) =>
  [
    ['Cash and cash equivalents', amount],
    ['Accounts receivable', `-${amount}`, { Contact: contact, ...more }],
  ] as const;

describe('a line on receivable', () => {
  test('is owed by its customer, due by their terms or as typed, and on their page', async () => {
    const { id } = expectOk(
      await client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada', paymentterms: 30 }),
    ).body.data;
    await journal.entry(owes('Ada', '100'));
    await journal.entry(owes(id, '50', { DueDate: '2026-03-20' }), { EntryDate: '2026-03-01' });
    expect(await itemsOf(id)).toEqual([
      'receivable 2026-03-20 50 50 50 50',
      'receivable 2026-04-01 100 100 100 100',
    ]);
    const { report } = expectOk(
      await client.send(customerAccountCalls.clientStatement, { clientid: id, sortby: 'alltime' }),
    ).body;
    expect(JSON.stringify(report)).toMatch(/Journal entry 1.*Journal entry 2/);
    const { totaloutstanding } = expectOk(
      await client.send(customerCalls.customerSummary, { sortby: 'alltime' }),
    ).body.data;
    expect(totaloutstanding).toBe('150');
  });

  test('on the other side settles what entries and opening balances left open, the oldest first', async () => {
    const { id } = expectOk(
      await client.send(customerCalls.addCustomer, {
        type: 'person',
        name: 'Ada',
        openingbalance: '30',
        openingbalancedate: '2026-02-01',
      }),
    ).body.data;
    await journal.entry(owes('Ada', '100'), { EntryDate: '2026-03-01' });
    const id2 = await journal.entry(pays('Ada', '50'));
    expect((await itemsOf(id)).map((item) => item.split(' ').slice(2).join(' '))).toEqual([
      '30 30 0 0',
      '100 100 80 80',
    ]);
    // Taken back, it is owed again.
    expectOk(await journal.reverse(id2));
    expect((await itemsOf(id)).map((item) => item.split(' ').slice(2).join(' '))).toEqual([
      '30 30 30 30',
      '100 100 100 100',
    ]);
  });

  test('settles the entry it names, and no more than that left open', async () => {
    const id = await api.customer('Ada');
    await journal.entry(owes('Ada', '100'), { EntryDate: '2026-03-01' });
    await journal.entry(owes('Ada', '20'));
    await journal.entry(pays('Ada', '15', { SettlesEntry: 2 }));
    expect((await itemsOf(id)).map((item) => item.split(' ')[4])).toEqual(['100', '5']);
    expect(faultsOf(await journal.add(pays('Ada', '6', { SettlesEntry: 2 })))).toEqual({
      'entriesItem.1.Credit': 'Only €5.00 of entry 2 is open on Mar 2, 2026.',
    });
    expect(faultsOf(await journal.add(pays('Ada', '6', { SettlesEntry: 3 })))).toEqual({
      'entriesItem.1.SettlesEntry': 'Entry 3 left nothing open of Ada on Mar 2, 2026.',
    });
    expect(faultsOf(await journal.add(pays('Ada', '106')))).toEqual({
      'entriesItem.1.Credit':
        'Only €105.00 of opening balances and journal entries of Ada is open on Mar 2, 2026. Invoices and bills are settled by their own payments.',
    });
  });

  test('settles no invoice, and nothing before the day it was owed', async () => {
    const customer = await api.customer('Ada');
    await api.invoice({ customer, issuedOn: '2026-03-01' });
    const nothing =
      'No opening balance or journal entry of Ada is open on Mar 2, 2026 in this currency. Invoices and bills are settled by their own payments.';
    expect(faultsOf(await journal.add(pays('Ada', '10')))).toEqual({ 'entriesItem.1.Credit': nothing });
    await journal.entry(owes('Ada', '10'));
    const early = await journal.add(pays('Ada', '10'), { EntryDate: '2026-03-01' });
    expect(Object.keys(faultsOf(early))).toEqual(['entriesItem.1.Credit']);
    await journal.entry(owes('Ada', '10'), inDollars('0.9'));
    expectOk(await journal.add(pays('Ada', '10')));
    expect(faultsOf(await journal.add(pays('Ada', '10')))).toEqual({ 'entriesItem.1.Credit': nothing });
  });

  test('is one of two lines that settle the same item, together no more than is open', async () => {
    const id = await api.customer('Ada');
    await journal.entry(owes('Ada', '100'), { EntryDate: '2026-03-01' });
    const twice = (first: string, second: string, all: string) =>
      [
        ['1', all],
        ['2', `-${first}`, { Contact: 'Ada' }],
        ['2', `-${second}`, { Contact: 'Ada' }],
      ] as const;
    expect(faultsOf(await journal.add(twice('60', '41', '101')))).toEqual({
      'entriesItem.2.Credit':
        'Only €40.00 of opening balances and journal entries of Ada is open on Mar 2, 2026. Invoices and bills are settled by their own payments.',
    });
    await journal.entry(twice('60', '40', '100'));
    expect((await itemsOf(id)).map((item) => item.split(' ')[4])).toEqual(['0']);
  });

  test('is of a contact who is a customer, and of one where several have the name', async () => {
    await vendorIn(client, 'Timber');
    expect(faultsOf(await journal.add(owes('Timber', '1')))).toEqual({
      'entriesItem.0.Contact': 'Timber isn’t a customer. Add them as a customer first.',
    });
    const [one] = [await api.customer('Bo'), await api.customer('Bo')];
    expect(faultsOf(await journal.add(owes('Bo', '1')))).toEqual({
      'entriesItem.0.Contact': 'Several contacts are called Bo. Choose one of them from the list.',
    });
    await journal.entry(owes(one, '1'));
    expect(faultsOf(await journal.add(owes(one, '1'), { ReverseOn: '2026-04-01' }))).toEqual({
      'entriesItem.0.AccountName':
        'An entry that’s reversed later can’t be owed by a contact. Use another account, such as an accrual.',
    });
    expect(faultsOf(await journal.add(owes(one, '1', { DueDate: '2026-03-01' })))).toEqual({
      'entriesItem.0.DueDate': 'It can’t be due before the day of the entry.',
    });
  });

  test('is not reversed while what it opened is settled, and cancelled with it afterwards', async () => {
    const id = await api.customer('Ada');
    const opened = await journal.entry(owes('Ada', '100'), { EntryDate: '2026-03-01' });
    const paid = await journal.entry(pays('Ada', '40'), { EntryDate: '2026-03-01' });
    expect((await journal.view(opened)).IsSettled).toBe(true);
    expect((await journal.reverse(opened)).body.Message).toBe(
      'What this entry opened has been settled. Reverse the entry that settled it first.',
    );
    expectOk(await journal.reverse(paid, { ReverseDate: '2026-03-02' }));
    expect(faultsOf(await journal.reverse(opened, { ReverseDate: '2026-03-01' }))).toEqual({
      ReverseDate: 'Something this entry opened was settled on that day. Choose a later day.',
    });
    expectOk(await journal.reverse(opened, { ReverseDate: '2026-03-02' }));
    expect((await itemsOf(id)).map((item) => item.split(' ')[4])).toEqual(['0']);
  });
});

test('what a foreign item was worth and what settles it differ by a line on exchange gain or loss', async () => {
  await api.customer('Ada');
  await journal.entry(owes('Ada', '100'), { EntryDate: '2026-03-01', ...inDollars('0.90') });
  const lines = pays('Ada', '100');
  const { entries } = expectOk(await journal.preview(lines, inDollars('0.95'))).body.data;
  expect(entries[0]!.entriesItem.map(({ AccountId, Debit, Credit }) => [AccountId, Debit, Credit])).toEqual([
    [1, '95', '0'],
    [2, '0', '90'],
    [19, '0', '5'],
  ]);
  const id = await journal.entry(lines, inDollars('0.95'));
  expect(await journal.posted(id)).toEqual(['1 95 0', '2 0 90', '19 0 5']);
  expectOk(await journal.reverse(id));
});

test('a foreign item settled in three parts takes all of its worth and not a cent more', async () => {
  const customer = await api.customer('Ada');
  await journal.entry(owes('Ada', '10'), { EntryDate: '2026-03-01', ...inDollars('0.3333') });
  for (const part of ['3.33', '3.33', '3.34']) await journal.entry(pays('Ada', part), inDollars('0.3333'));
  expect((await itemsOf(customer)).map((item) => item.split(' ').slice(4))).toEqual([['0', '0']]);
});

test('a line on payable owes its vendor, and one on the other side pays that', async () => {
  const id = await vendorIn(client, 'Timber', { openingbalance: '25' });
  await journal.entry([
    ['Repairs', '40'],
    ['10', '-40', { Contact: 'Timber', DueDate: '2026-03-09' }],
  ]);
  expect((await itemsOf(id)).map((item) => item.split(' ').slice(0, 5).join(' '))).toEqual([
    'payable 2026-03-02 25 25 25',
    'payable 2026-03-09 40 40 40',
  ]);
  await journal.entry([
    ['10', '60', { Contact: 'Timber' }],
    ['1', '-60'],
  ]);
  expect((await itemsOf(id)).map((item) => item.split(' ')[4])).toEqual(['0', '5']);
  const vendor = expectOk(await client.send(vendorCalls.getVendor, { vendorid: id })).body.data;
  expect(JSON.stringify(vendor)).toContain('"5"');
});

describe('a line on a tax account', () => {
  const records = async (): Promise<string[]> => {
    const { rows } = await server.owner.query(
      `select e.number || ' ' || side || ' ' || tax_name || ' ' || trim_scale(r.rate) || ' ' || trim_scale(home_base) || ' ' || trim_scale(home_tax) || ' ' || trim_scale(home_deducted) as record
       from tax_record r join journal_entry e on e.business_id = r.business_id and e.id = r.entry_id where r.business_id = $1 order by e.number, n`,
      [client.shop.business.id],
    );
    return rows.map(({ record }) => record);
  };

  test('with its tax and base is recorded as owed or as claimed back, and taken back with its entry', async () => {
    const TaxId = await api.tax('VAT', '20');
    const id = await journal.entry([
      ['1', '108'],
      ['Sales', '-90'],
      ['9', '-18', { TaxId, TaxBase: '90' }],
    ]);
    await journal.entry([
      ['Repairs', '50'],
      ['8', '10', { TaxId, TaxBase: '50' }],
      ['1', '-60'],
    ]);
    // A correction of what was owed.
    await journal.entry([
      ['9', '2', { TaxId, TaxBase: '10' }],
      ['Sales', '-2'],
    ]);
    expectOk(await journal.reverse(id));
    expect(await records()).toEqual([
      '1 sale VAT 20 90 18 0',
      '2 purchase VAT 20 50 10 10',
      '3 sale VAT 20 -10 -2 0',
      '4 sale VAT 20 -90 -18 0',
    ]);
    expect((await journal.view(id)).entriesItem[2]).toMatchObject({
      TaxName: 'VAT',
      TaxBase: '90',
      Credit: '18',
    });
  });

  test('without a tax is recorded as none', async () => {
    await journal.entry([
      ['9', '18'],
      ['1', '-18'],
    ]);
    expect(await records()).toEqual([]);
  });

  test('takes a tax that is in use, with its base; no other account takes one', async () => {
    const TaxId = await api.tax('VAT', '20');
    const taxed = (account: string, more: object) =>
      journal.add([
        [account, '18', { TaxId, ...more }],
        ['1', '-18'],
      ]);
    expect(faultsOf(await taxed('9', {}))).toEqual({
      'entriesItem.0.TaxBase': 'Enter what the tax was calculated from.',
    });
    expect(faultsOf(await taxed('9', { TaxBase: '-90' }))).toEqual({
      'entriesItem.0.TaxBase': 'A tax base can’t be below zero.',
    });
    expect(faultsOf(await taxed('Rent', { TaxBase: '90' }))).toEqual({
      'entriesItem.0.TaxId': 'A tax goes on a line of a tax account. Choose no tax here.',
    });
    expectOk(await taxed('9', { TaxBase: '90' }));
    expectOk(await client.send(taxCalls.deleteTax, { taxId: TaxId }));
    expect(faultsOf(await taxed('9', { TaxBase: '90' }))).toEqual({
      'entriesItem.0.TaxId': 'VAT is no longer in use. Choose another tax.',
    });
  });
});
