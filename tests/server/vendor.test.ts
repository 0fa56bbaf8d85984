import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { contactProblems } from '../../src/domain/words/contacts.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

const card = { type: 'business', VendorName: 'Ada Mill' };
const add = (fields: Record<string, unknown> = {}, of = client) =>
  of.send(vendorCalls.addVendor, { ...card, ...fields });
const added = async (fields: Record<string, unknown> = {}, of = client): Promise<string> =>
  expectOk(await add(fields, of)).body.data.id;
const edit = (VendorMasterId: string, fields: Record<string, unknown>, of = client) =>
  of.send(vendorCalls.updateVendor, { VendorMasterId, ...card, ...fields });
const view = async (vendorid: string, of = client) =>
  expectOk(await of.send(vendorCalls.getVendor, { vendorid })).body.data;
const remove = (vendorid: string, of = client) => of.send(vendorCalls.deleteVendor, { vendorid });
const restore = (vendorid: string, of = client) => of.send(vendorCalls.restoreVendor, { vendorid });
const pay = (vendorid: string, amount: string, more: Record<string, unknown> = {}, of = client) =>
  of.send(vendorAccountCalls.payVendorOpening, { vendorid, amount, paymentmode: 1, ...more });

const billing = {
  attention: 'Front desk',
  street: '1 Marina',
  city: 'Lagos',
  state: 'Lagos State',
  zip: '101241',
  country: 'Nigeria',
  phone: '+234 801 000 0000',
};
const wholeCard = {
  type: 'business',
  VendorName: 'Ada & Sons',
  companyname: 'Ada and Sons Ltd',
  firstname: 'Ada',
  lastname: 'Stone',
  email: 'ada@example.com',
  Cc: 'books@example.com, ben@example.com',
  phone: '+234 801 234 5678',
  whatsappnumber: '+234 801 234 5679',
  website: 'www.example.com',
  taxid: 'TIN-1234',
  currency: 'NGN',
  paymentterms: 14,
  billing,
  notes: 'Delivers on Fridays.',
  EarlyPaymentPercent: '2.5',
  EarlyPaymentDays: 10,
  BankDetails: 'First Bank\nNG12 3456',
  TAccountId: 26,
  OurNumber: 'C-4711',
  InternalNote: 'Haggles.',
};

describe('a vendor’s card', () => {
  test('keeps every field as it was typed, and what an edit leaves out is emptied', async () => {
    const id = await added(wholeCard);
    expect(await view(id)).toMatchObject({
      ...wholeCard,
      VendorMasterId: id,
      channel: 'manual',
      isdeleted: false,
    });
    expectOk(await edit(id, { ...wholeCard, BankDetails: 'Second Bank', InternalNote: '' }));
    expect(await view(id)).toMatchObject({ ...wholeCard, BankDetails: 'Second Bank', InternalNote: '' });
  });

  test('has early-payment terms, a percentage and its days, or neither', async () => {
    const problemsOf = async (terms: object) => {
      const answer = await client.send(vendorCalls.addVendor, {
        type: 'business',
        VendorName: 'Ada',
        ...terms,
      });
      return [answer.status, (answer.body as { fields: unknown[] }).fields];
    };
    const percent = (message: string) => [400, [{ field: 'EarlyPaymentPercent', message }]];
    for (const wrong of ['0', '100', '-2'])
      expect(await problemsOf({ EarlyPaymentPercent: wrong, EarlyPaymentDays: 10 }), wrong).toEqual(
        percent('Enter a percentage above 0 and below 100.'),
      );
    expect(await problemsOf({ EarlyPaymentPercent: '2.00001', EarlyPaymentDays: 10 })).toEqual(
      percent('A percentage has at most four decimals.'),
    );
    expect(await problemsOf({ EarlyPaymentDays: 10 })).toEqual(
      percent('Enter the percentage, or leave the days empty too.'),
    );
    const days = (message: string) => [400, [{ field: 'EarlyPaymentDays', message }]];
    for (const wrong of [-1, 366, 1.5])
      expect(await problemsOf({ EarlyPaymentPercent: '2', EarlyPaymentDays: wrong }), String(wrong)).toEqual(
        days('A discount can be taken for 0 to 365 days.'),
      );
    expect(await problemsOf({ EarlyPaymentPercent: '2' })).toEqual(
      days('Enter the days, or leave the percentage empty too.'),
    );
    const id = await added({ ...wholeCard, EarlyPaymentPercent: '99.9999', EarlyPaymentDays: 0 });
    expect(await view(id)).toMatchObject({ EarlyPaymentPercent: '99.9999', EarlyPaymentDays: 0 });
    expectOk(await edit(id, { ...wholeCard, EarlyPaymentPercent: null, EarlyPaymentDays: null }));
    expect(await view(id)).toMatchObject({ EarlyPaymentPercent: null, EarlyPaymentDays: null });
  });

  test('names an account in use that bills can be on, or none, which nobody then deactivates', async () => {
    const account = (fields: object) =>
      client.send(vendorCalls.addVendor, { type: 'business', VendorName: 'Ada', ...fields });
    for (const TAccountId of [10, 999_999]) {
      const refused = await account({ TAccountId });
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { fields: [{ field: 'TAccountId', message: contactProblems.accountTakesNoLines }] },
      ]);
    }
    const { TAccountId } = expectOk(
      await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Packaging', SubGroupId: 14 }),
    ).body.data;
    expectOk(await account({ TAccountId }));
    const kept = await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId });
    expect((kept.body as unknown as { Message: string }).Message).toBe(
      'This account can’t be deactivated: it’s the default account of 1 vendor.',
    );
  });

  test('and the deactivation of its account never both succeed, at whatever moment they meet', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { TAccountId } = expectOk(
        await client.send(ledgerAccountCalls.addAccount, { TAccountName: `Race ${round}`, SubGroupId: 14 }),
      ).body.data;
      const card = { type: 'business', VendorName: `Racer ${round}`, TAccountId };
      const both = await Promise.all([
        client.send(vendorCalls.addVendor, card),
        client.send(ledgerAccountCalls.deactivateAccount, { TAccountId }),
      ]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('has its internal note answered by itself', async () => {
    const vendorid = await added({ InternalNote: 'Haggles.' });
    const { body } = expectOk(await client.send(vendorCalls.vendorNote, { vendorid }));
    expect(body.data).toEqual({ VendorMasterId: vendorid, InternalNote: 'Haggles.' });
  });

  test('with the email or tax id of another is saved and warned of; a deleted one does not count', async () => {
    const first = await added({ email: 'twice@example.com', taxid: 'NG 12 ab' });
    const warned = async (fields: Record<string, string>) => expectOk(await add(fields)).body.data.warning;
    expect(await warned({ email: 'TWICE@example.com' })).toBe('Another vendor has this email address too.');
    expect(await warned({ taxid: 'ng1 2AB' })).toBe('Another vendor has this tax id too.');
    expect(await warned({ email: 'twice@example.com', taxid: 'NG 12 ab' })).toBe(
      'Another vendor has this email address too, and another this tax id.',
    );
    expect(await warned({ taxid: 'NG 13 ab', email: 'other@example.com' })).toBeNull();
    expect(await warned({})).toBeNull();
    const own = expectOk(await edit(first, { email: 'alone@example.com', taxid: 'NG 14' })).body.data;
    expect(own.warning).toBeNull();
    expectOk(await remove(first));
    expect(await warned({ email: 'alone@example.com', taxid: 'ng14' })).toBeNull();
  });

  test('is warned of no customer who has the same', async () => {
    const email = 'both@example.com';
    expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada', email }));
    expect(expectOk(await add({ email })).body.data.warning).toBeNull();
  });

  test.each([
    ['name', { VendorName: ' ' }, 'VendorName'],
    ['name of more than 200 characters', { VendorName: 'a'.repeat(201) }, 'VendorName'],
    ['email', { email: 'ada@' }, 'email'],
    ['copy address', { Cc: 'ada@example.com, ben' }, 'Cc'],
    ['website', { website: 'no site' }, 'website'],
    ['currency', { currency: 'XXQ' }, 'currency'],
    ['term', { paymentterms: 366 }, 'paymentterms'],
    ['postal code', { billing: { ...billing, zip: '1'.repeat(21) } }, 'billing.zip'],
    ['opening balance below zero', { openingbalance: '-1' }, 'openingbalance'],
    ['opening day to come', { openingbalance: '1', openingbalancedate: '2026-03-03' }, 'openingbalancedate'],
  ])('with a faulty %s is refused beside the field', async (_, fields, field) => {
    const { status, body } = await add(fields);
    expect([status, body]).toMatchObject([400, { kind: 'invalid', fields: [{ field }] }]);
  });
});

describe('a deleted vendor', () => {
  test('is not edited until restored, and deleted once however often it is asked', async () => {
    const id = await added();
    expectOk(await remove(id));
    expectOk(await remove(id));
    expect(await view(id)).toMatchObject({ isdeleted: true, standing: { status: 'Deleted' } });
    const refused = await edit(id, { notes: 'Late' });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { kind: 'illegal-move', Message: 'This vendor is deleted. Restore them first.' },
    ]);
    expectOk(await restore(id));
    expect(await view(id)).toMatchObject({ isdeleted: false, standing: { status: 'Active' } });
    expect((await restore(id)).body).toMatchObject({ Message: 'This vendor is not deleted.' });
    expectOk(await edit(id, { notes: 'Late' }));
  });

  test('is still owed what was owed before, and paid', async () => {
    const id = await added({ openingbalance: '40' });
    expectOk(await remove(id));
    expectOk(await pay(id, '15'));
    expect(await view(id)).toMatchObject({ isdeleted: true, TotalOwed: '25', openingdue: '25' });
  });

  test('is answered for row by row where several are deleted and restored', async () => {
    const [first, second, third] = [await added(), await added(), await added()];
    const customer = await apiFor(client).customer();
    const rows = async (call: 'deleteVendors' | 'restoreVendors', vendorid: string[]) =>
      expectOk(await client.send(vendorCalls[call], { vendorid })).body.data.rows.map((row) => [
        row.done,
        row.reason,
      ]);
    expect(await rows('deleteVendors', [first, second, customer])).toEqual([
      [true, null],
      [true, null],
      [false, 'Not found.'],
    ]);
    expect(await rows('restoreVendors', [first, third])).toEqual([
      [true, null],
      [false, 'This vendor is not deleted.'],
    ]);
    expect([(await view(first)).isdeleted, (await view(second)).isdeleted]).toEqual([false, true]);
  });
});

test.each([
  'getVendor',
  'vendorSummary',
  'vendorNote',
  'deleteVendor',
  'restoreVendor',
  'updateVendor',
  'payVendorOpening',
] as const)('%s finds no vendor in who is a customer only', async (call) => {
  const id = await apiFor(client).customer();
  const fields = { vendorid: id, VendorMasterId: id, amount: '1', paymentmode: 1, ...card };
  const asked = { ...vendorCalls, ...vendorAccountCalls }[call];
  const takes = asked.query ?? asked.body;
  const known = Object.entries(fields).filter(([name]) => takes && name in takes.def.shape);
  expect((await client.send(asked, Object.fromEntries(known))).status).toBe(404);
  const vendor = await added();
  expect((await client.send(customerCalls.getCustomer, { clientid: vendor })).status).toBe(404);
});
