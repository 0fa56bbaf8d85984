import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allBanks, holdDefaultBank } from '../../server/store/books/banks.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { permits } from '../../src/domain/access/permissions.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankApi, bankApiFor } from '../support/bank-api.ts';
import { waitingForLocks } from '../support/database.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let banks: BankApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  banks = bankApiFor(client);
});
afterAll(() => server.close());

const assets = async () => {
  const { body } = expectOk(await client.send(reportCalls.trialBalance, { todate: '2030-12-31' }));
  return body.Assets.map(
    ({ AccountName, SubGroup, Debit, Credit }) => `${SubGroup}: ${AccountName} ${Debit} ${Credit}`,
  );
};

test('the first bank is the default, and setting one clears the flag on the others', async () => {
  const first = await api.bank('First');
  const second = await api.bank('Second');
  expect(await banks.find()).toEqual(['First*', 'Second']);
  for (let pressed = 0; pressed < 2; pressed += 1)
    expect(expectOk(await banks.setDefault(second)).body.message).toBe('Bank Set as default successfully.');
  expect(await banks.find()).toEqual(['First', 'Second*']);
  expectOk(await banks.add('Third', { isdefault: true }));
  expect(await banks.find()).toEqual(['First', 'Second', 'Third*']);
  expectOk(await banks.update(first, 'First', { isdefault: true }));
  expect(await banks.find()).toEqual(['First', 'Second', 'Third*']);
});

test('there is one default at a time, whoever sets it at once with whom', async () => {
  const names = ['One', 'Two', 'Three', 'Four'];
  const added = await Promise.all(names.map((name) => banks.add(name)));
  const ids = added.map((answer) => expectOk(answer).body.data.id);
  const defaults = async () => (await banks.list()).filter(({ isdefault }) => isdefault).length;
  expect(await defaults()).toBe(1);
  for (let round = 0; round < 5; round += 1) {
    for (const answer of await Promise.all([...ids, ...ids].map(banks.setDefault))) expectOk(answer);
    expect(await defaults()).toBe(1);
  }
  await Promise.all([
    banks.remove(ids[0]!),
    banks.setDefault(ids[1]!),
    banks.remove(ids[2]!),
    banks.setDefault(ids[3]!),
  ]);
  expect([await defaults(), (await banks.list()).length]).toEqual([1, 2]);
});

test('the database itself holds no second default, none that is archived, and no account twice', async () => {
  await api.bank('First');
  await api.bank('Second');
  const both = (change: string) =>
    server.owner.query(`update bank set ${change} where business_id = $1`, [client.shop.business.id]);
  await expect(both('is_default = true')).rejects.toThrow(/bank_default/);
  await expect(both('active = false')).rejects.toThrow(/bank_default_is_active/);
  await expect(both('account_id = 1')).rejects.toThrow(/bank_account/);
});

test('the default is deleted last; a bank without entries is removed with its account, another archived, and the list is answered', async () => {
  const [first, second] = [await api.bank('First', { OpeningBalance: '50' }), await api.bank('Second')];
  const refused = await banks.remove(first);
  expect([refused.status, refused.body.kind, refused.body.Message]).toEqual([
    400,
    'illegal-move',
    'This bank is the default. Choose another default first.',
  ]);
  expect(await banks.find()).toEqual(['First*', 'Second']);
  expectOk(await banks.setDefault(second));
  const answer = expectOk(await banks.remove(first));
  expect(answer.body.message).toBe('Bank deleted successfully.');
  expect(answer.body.data).toEqual(await banks.list());
  expect(await banks.find()).toEqual(['(First)', 'Second*']);
  expect((await banks.accounts(server.owner)).map(({ active }) => active)).toEqual([false, true]);
  expect(await assets()).toEqual(['Cash and bank: First 50 0']);
  expect(expectOk(await banks.remove(second)).body.data.map(({ bankname }) => bankname)).toEqual(['First']);
  expect((await banks.accounts(server.owner)).map(({ name }) => name)).toEqual(['First']);
  expect((await banks.remove(second)).status).toBe(404);
  expectOk(await banks.remove(first));
  const back = await api.bank('Second');
  expectOk(await banks.activate(first));
  expect(await banks.find()).toEqual(['First', 'Second*']);
  expectOk(await banks.setDefault(first));
  expectOk(await banks.remove(back));
  expect(await banks.find()).toEqual(['First*']);
});

test('what is archived is neither edited nor the default until it is activated', async () => {
  const id = await api.bank('First', { OpeningBalance: '50' });
  expectOk(await banks.remove(id));
  for (const { status, body } of [await banks.update(id, 'Other'), await banks.setDefault(id)])
    expect([status, body.kind, body.Message]).toEqual([
      400,
      'illegal-move',
      'This bank is archived. Activate it first.',
    ]);
  expectOk(await banks.activate(id));
  expect(await banks.find()).toEqual(['First*']);
  expect((await banks.accounts(server.owner))[0].active).toBe(true);
  expect((await banks.activate(id)).body.kind).toBe('illegal-move');
});

test('a rename reaches the ledger, the default and the account staying what they were', async () => {
  const id = await api.bank('First', { accountnumber: '0000001111', OpeningBalance: '80' });
  expectOk(await banks.update(id, 'New First', { accountnumber: '0000002222' }));
  expect(await assets()).toEqual(['Cash and bank: New First …2222 80 0']);
  expect(await banks.bank(id)).toMatchObject({
    isdefault: true,
    TAccountId: 1000,
    Balance: '80',
    version: 2,
  });
});

test('an edit of a bank made on an older version is refused', async () => {
  const id = await api.bank('First');
  expect(expectOk(await banks.update(id, 'Second', { version: 1 })).body.message).toBe('Changes saved.');
  const late = await banks.update(id, 'Third', { version: 1 });
  expect([late.status, late.body.kind]).toEqual([400, 'stale']);
  expect(await banks.find()).toEqual(['Second*']);
});

test('who chooses among banks sees those in use by name, and of their numbers the end', async () => {
  await api.bank('Zenith', { accountnumber: '0123456789' });
  await api.bank('Access');
  expectOk(await banks.remove(await api.bank('Gone', { OpeningBalance: '1' })));
  const { data } = expectOk(await client.send(bankCalls.chooseBanks)).body;
  expect(data).toEqual([
    { id: expect.any(String), bankname: 'Access', accountends: '', Currency: 'USD', isdefault: false },
    { id: expect.any(String), bankname: 'Zenith', accountends: '6789', Currency: 'USD', isdefault: true },
  ]);
  const roles = ['Owner', 'Admin', 'Manager', 'Staff', 'Accountant', 'Viewer'];
  const who = (call: { permission: Parameters<typeof permits>[1] | null }) =>
    roles.filter((role) => permits(role, call.permission!));
  expect(who(bankCalls.chooseBanks)).toEqual(['Owner', 'Admin', 'Manager', 'Staff']);
  expect(who(bankCalls.listBanks)).toEqual(['Owner', 'Admin']);
});

test('a bank deleted while money moves through it waits for the payment, and is archived under it', async () => {
  const id = await api.bank('First');
  const removal = await withBusiness(client.shop, 'write', async (tx) => {
    expect(await holdDefaultBank(tx)).toBe(1000);
    const removal = banks.remove(id);
    await expect.poll(() => waitingForLocks(server.owner)).toBe(1);
    return { removal };
  });
  expectOk(await removal.removal);
  expect(await withBusiness(client.shop, 'read', allBanks)).toEqual([]);
});

test('of a bank deleted and paid into at once, the payment stands on it or on the next one', async () => {
  for (let round = 0; round < 6; round += 1) {
    const next = await api.bank(`Next ${round}`);
    const id = await api.bank(`Bank ${round}`, { isdefault: true });
    const invoice = await api.invoice();
    const [paid, ended] = await Promise.all([
      api.pay(invoice, '100', { paymentmode: 2 }),
      banks.setDefault(next).then(() => banks.remove(id)),
    ]);
    expectOk(paid);
    expectOk(ended);
    const own = await banks.bank(id);
    const other = await banks.bank(next);
    expect([own?.Balance, other.Balance]).toEqual(own ? ['100', other.Balance] : [undefined, '100']);
    if (own) expect([own.IsActive, other.isdefault]).toEqual([false, true]);
    expectOk(await banks.remove(next));
  }
});
