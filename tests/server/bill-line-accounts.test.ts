import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { purchaseAccountCalls } from '../../src/api/calls/purchase-account.ts';
import { contactProblems } from '../../src/domain/words/contacts.ts';
import { documentRefusals } from '../../src/domain/words/documents.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Machine Works');
});
afterAll(() => server.close());

const line = (ProductName: string, price: string, TAccountId: number) => ({
  ProductName,
  Qty: '1',
  HomeUnitPrice: price,
  ForeignUnitPrice: price,
  TAccountId,
});
const foreign = { CurrencyIDFK: 978, ExchangeRate: '1.2' };

/** The lines of a saved bill, as its form sends them with what changes. */
const linesOf = async (id: string, changes: readonly object[]) =>
  (await bills.view(id)).VendorBillItems.map(({ VendorBillItemID, ProductName, ForeignUnitPrice }, at) => ({
    VendorBillItemID,
    ProductName,
    Qty: '1',
    HomeUnitPrice: ForeignUnitPrice,
    ForeignUnitPrice,
    ...changes[at],
  }));

test('each line is booked on its own account: equipment, a prepayment, a deposit, a loan, drawings, income given back', async () => {
  const items = [
    line('Lathe', '600', 6),
    line('Insurance 2027', '40', 4),
    line('Deposit for the hall', '100', 50),
    line('Instalment', '200', 45),
    line('Gift', '50', 37),
    line('Commission returned', '10', 17),
  ];
  const id = await bills.bill({ vendor, items });
  expect(await api.balances()).toEqual({
    4: '40',
    6: '600',
    10: '-1000',
    17: '10',
    37: '50',
    45: '200',
    50: '100',
  });
  const { VendorBillItems } = await bills.view(id);
  expect(VendorBillItems.map(({ AccountName }) => AccountName)).toEqual([
    'Equipment',
    'Prepaid expenses',
    'Deposits paid',
    'Loans',
    "Owner's drawings",
    'Other income',
  ]);
});

test('the account of a line that names none is told too, and that of an item’s is not', async () => {
  const paper = await api.goods('Paper', '9', '0');
  const id = await bills.bill({
    vendor,
    items: [
      { ProductName: 'Pens', Qty: '1', HomeUnitPrice: '5' },
      { ProductIDFK: paper, ProductName: 'Paper', Qty: '1', HomeUnitPrice: '4' },
    ],
  });
  expect((await bills.view(id)).VendorBillItems.map(({ AccountName }) => AccountName)).toEqual([
    'Office supplies',
    null,
  ]);
});

test('a line is refused on an account of cash, of what is owed, of taxes, of stock and of opening balances, beside its field', async () => {
  const { TAccountId: purse } = expectOk(
    await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Purse', SubGroupId: 1 }),
  ).body.data;
  const offered = expectOk(await client.send(purchaseAccountCalls.purchaseAccounts, {})).body.data.map(
    ({ TAccountId }) => TAccountId,
  );
  const refused = [1, 2, 3, 5, 8, 9, 10, 11, 33, 34, 46, purse];
  expect(offered.filter((one) => refused.includes(one))).toEqual([]);
  expect(offered).toHaveLength(51 - 11);
  for (const account of refused) {
    const items = [line('Pens', '5', 26), line('Odd', '5', account)];
    const { status, body } = await bills.create({ vendor, items });
    expect([account, status, body]).toMatchObject([
      account,
      400,
      { fields: [{ field: 'VendorBillItems.1.TAccountId', message: contactProblems.accountTakesNoLines }] },
    ]);
  }
  expect(await api.balances()).toEqual({});
});

test.each([
  ['home', {}, ['600', '-700', '100', '650', '-850', '200']],
  ['foreign', foreign, ['720', '-840', '120', '780', '-1020', '240']],
] as const)(
  'an edit in the %s currency moves a line from its account to the one it names, and leaves the others',
  async (_, more, [lathe, owed, deposit, dearer, owedNow, loan]) => {
    const items = [line('Lathe', '600', 6), line('Deposit', '100', 50)];
    const id = await bills.bill({ vendor, items, more });
    expect(await api.balances()).toEqual({ 6: lathe, 10: owed, 50: deposit });
    // The lathe costs 50 more and names no account; the deposit was an instalment of 200.
    const price = (to: string) => ({ HomeUnitPrice: to, ForeignUnitPrice: to });
    const edited = await linesOf(id, [price('650'), { ...price('200'), TAccountId: 45 }]);
    expectOk(await bills.update(id, { vendor, items: edited, more }));
    expect(await api.balances()).toEqual({ 6: dearer, 10: owedNow, 45: loan });
    // 40 of the instalment come back from where the line is now, at the bill's rate.
    const [, moved] = (await bills.view(id)).VendorBillItems;
    expectOk(await bills.giveBack(id, [{ lineId: moved!.VendorBillItemID, amount: '40' }]));
    const [less, owedStill] = more === foreign ? ['192', '-972'] : ['160', '-810'];
    expect(await api.balances()).toEqual({ 6: dearer, 10: owedStill, 45: less });
  },
);

test.each([
  ['home', {}, ['600', '-700', '100']],
  ['foreign', foreign, ['720', '-840', '120']],
] as const)(
  'a bill in the %s currency that is cancelled leaves nothing on its lines’ accounts, and is there again when that is undone',
  async (_, more, [lathe, owed, deposit]) => {
    const items = [line('Lathe', '600', 6), line('Deposit', '100', 50)];
    const id = await bills.bill({ vendor, items, more });
    expectOk(await bills.cancel(id));
    expect(await api.balances()).toEqual({});
    expectOk(await bills.reinstate(id));
    expect(await api.balances()).toEqual({ 6: lathe, 10: owed, 50: deposit });
  },
);

test.each([
  ['home', {}, ['600', '-660', '60'], ['600', '-700', '100']],
  ['foreign', foreign, ['720', '-792', '72'], ['720', '-840', '120']],
] as const)(
  'what is given back in the %s currency is off its line’s account, and on it again when that is undone',
  async (_, more, [lathe, owed, deposit], [, allOwed, allDeposit]) => {
    const items = [line('Lathe', '600', 6), line('Deposit', '100', 50)];
    const id = await bills.bill({ vendor, items, more });
    const [, second] = (await bills.view(id)).VendorBillItems;
    expectOk(await bills.giveBack(id, [{ lineId: second!.VendorBillItemID, amount: '40' }]));
    expect(await api.balances()).toEqual({ 6: lathe, 10: owed, 50: deposit });
    const [note] = (await bills.view(id)).CreditNotes;
    expectOk(await bills.undoGiveBack(id, note!.id));
    expect(await api.balances()).toEqual({ 6: lathe, 10: allOwed, 50: allDeposit });
  },
);

test('a draft whose line’s account went out of use says so on approval, and takes another', async () => {
  const { TAccountId } = expectOk(
    await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Vans', SubGroupId: 4 }),
  ).body.data;
  const id = await bills.bill({ vendor, items: [line('Van', '900', TAccountId)], status: 'Draft' });
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId }));
  expect((await bills.approve(id)).body).toMatchObject({ fields: [{ field: 'lines.0.account' }] });
  expectOk(await bills.update(id, { vendor, items: await linesOf(id, [{ TAccountId: 6 }]) }));
  expect(await api.balances()).toEqual({ 6: '900', 10: '-900' });
});

test.each([
  ['cash', 'Cash and bank'],
  ['taxes', 'Tax'],
])(
  'a line whose account became one of %s is refused on approval and on saving, drafted or approved, and takes another',
  async (_, subgroup) => {
    const card = { TAccountName: 'Tokens', SubGroupId: 3 };
    const { TAccountId } = expectOk(await client.send(ledgerAccountCalls.addAccount, card)).body.data;
    const items = [line('Pens', '5', 26), line('Tokens', '40', TAccountId)];
    const draft = await bills.bill({ vendor, items, status: 'Draft' });
    const approved = await bills.bill({ vendor, items });
    // No call moves an account in use there any more; books of before may have it so.
    await server.owner.query('update account set subgroup = $3 where business_id = $1 and id = $2', [
      client.shop.business.id,
      TAccountId,
      subgroup,
    ]);
    const message = documentRefusals.lineAccountUnfit({ line: 2 });
    expect((await bills.approve(draft)).body.fields).toEqual([{ field: 'lines.1.account', message }]);
    // Whether the account is sent or left out, the line would stay on it.
    for (const id of [draft, approved])
      for (const sent of [{ TAccountId }, {}])
        expect(
          (await bills.update(id, { vendor, items: await linesOf(id, [{}, sent]) })).body.fields,
        ).toEqual([{ field: 'VendorBillItems.1.TAccountId', message: contactProblems.accountTakesNoLines }]);
    expect(await api.balances()).toEqual({ 10: '-45', 26: '5', [TAccountId]: '40' });
    for (const id of [draft, approved])
      expectOk(await bills.update(id, { vendor, items: await linesOf(id, [{}, { TAccountId: 6 }]) }));
    expectOk(await bills.approve(draft));
    expect(await api.balances()).toEqual({ 6: '80', 10: '-90', 26: '10' });
  },
);
