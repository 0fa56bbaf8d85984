import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankApi, bankApiFor } from '../support/bank-api.ts';
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

test('a bank keeps every field of the spec, and its own account under Cash and bank', async () => {
  expect(await banks.list()).toEqual([]);
  const fields = {
    bankname: 'Zenith Bank',
    accountnumber: '0123 4567-89',
    accountname: 'Stone Repairs Ltd',
    accounttype: 'Current',
    ACHRoutingNumber: '021000021',
    BankAddress: '1 Marina, Lagos',
    SortCode: '05-71-50',
    SwiftCode: 'ZEIBNGLA',
    IBAN: '',
  };
  const created = expectOk(await client.send(bankCalls.addBank, { ...fields, SwiftCode: ' zeibngla ' }));
  expect(created.body.message).toBe('Bank created');
  const { id } = created.body.data;
  const expected = {
    ...fields,
    id,
    userid: idToWire(client.shop.user.id),
    businessid: client.business,
    isdefault: true,
    Currency: 'USD',
    OpeningBalance: '0',
    OpeningDate: null,
    OpeningRate: null,
    Balance: '0',
    OwnBalance: '0',
    OtherMoney: '0',
    IsActive: true,
    IsUsed: false,
    IsAlone: true,
    TAccountId: 1000,
    version: 1,
  };
  expect(await banks.list()).toEqual([expected]);
  expect(expectOk(await client.send(bankCalls.getBank, { bankid: id })).body.data).toEqual(expected);
  expect(await banks.accounts(server.owner)).toEqual([
    {
      id: 1000,
      name: 'Zenith Bank …6789',
      subgroup: 'Cash and bank',
      cash_section: 'cash',
      currency: 'USD',
      active: true,
    },
  ]);
});

test.each([
  ['no name', { bankname: ' ' }, 'bankname', 'Enter the name of the bank.'],
  ['a long name', { bankname: 'x'.repeat(101) }, 'bankname', 'The bank has at most 100 characters.'],
  [
    'a number of signs',
    { accountnumber: '12<34' },
    'accountnumber',
    'An account number has letters, digits, spaces and dashes only.',
  ],
  [
    'a long number',
    { accountnumber: '1'.repeat(41) },
    'accountnumber',
    'An account number has at most 40 characters.',
  ],
  [
    'a short routing number',
    { ACHRoutingNumber: '12345678' },
    'ACHRoutingNumber',
    'An ACH routing number has nine digits.',
  ],
  ['a sort code of letters', { SortCode: '05-AB' }, 'SortCode', 'A sort code has digits and dashes only.'],
  [
    'half a SWIFT code',
    { SwiftCode: 'DEUT' },
    'SwiftCode',
    'A SWIFT code has eight or eleven letters and digits, like DEUTDEFF.',
  ],
  ['an unknown currency', { Currency: 'XXQ' }, 'Currency', 'Choose a currency from the list.'],
  [
    'a long address',
    { BankAddress: 'x'.repeat(301) },
    'BankAddress',
    'The address has at most 300 characters.',
  ],
  [
    'a name that is taken',
    { bankname: 'gtbank' },
    'bankname',
    'Your books have an account called gtbank, perhaps one no longer in use. Write the name differently.',
  ],
  [
    'the name of another account',
    { bankname: 'Payment clearing' },
    'bankname',
    'Your books have an account called Payment clearing, perhaps one no longer in use. Write the name differently.',
  ],
  [
    'an opening balance too fine',
    { OpeningBalance: '1.001' },
    'OpeningBalance',
    'An amount has at most 2 decimals.',
  ],
  [
    'an opening balance of tomorrow',
    { OpeningBalance: '1', OpeningDate: '2030-01-01' },
    'OpeningDate',
    'An opening balance can’t be in the future.',
  ],
])('a bank of %s is neither added nor saved', async (_, fault, field, message) => {
  await api.bank('GTBank');
  const other = await api.bank('Access Bank');
  const refused = [await banks.add('New', fault), await banks.update(other, 'Access Bank', fault)];
  for (const { status, body } of refused)
    expect([status, body.kind, body.fields]).toEqual([400, 'invalid', [{ field, message }]]);
  expect([await banks.find(), (await banks.accounts(server.owner)).length]).toEqual([
    ['GTBank*', 'Access Bank'],
    2,
  ]);
});

test('two accounts in one bank are told apart by the end of their numbers, in the ledger too', async () => {
  expectOk(await banks.add('GTBank', { accountnumber: '0011110001' }));
  expectOk(await banks.add('GTBank', { accountnumber: '0011110002' }));
  const same = await banks.add('GTBank', { accountnumber: '9999990002' });
  expect(same.body.fields?.[0]?.field).toBe('bankname');
  expect((await banks.accounts(server.owner)).map(({ name }) => name)).toEqual([
    'GTBank …0001',
    'GTBank …0002',
  ]);
});

test('of banks added at once under one name one is, and each other has an account of its own', async () => {
  const names = ['One', 'one', 'Two', 'Three', 'ONE'];
  const answers = await Promise.all(names.map((name) => banks.add(name)));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(3);
  expect((await banks.accounts(server.owner)).map(({ id }) => id)).toEqual([1000, 1001, 1002]);
});
