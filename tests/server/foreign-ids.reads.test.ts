import { expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { idCases, never, withVictim } from '../support/foreign-ids.ts';
import { samples } from '../support/samples.ts';

const { answersAsNever, untouched, fixture } = withVictim();

test('the walk finds the fields that take an id', () => {
  expect(idCases.length).toBeGreaterThan(60);
  expect(idCases.filter(({ name }) => name === 'updateInvoice').map(({ field }) => field)).toEqual([
    'businessid',
    'clientid',
    'ShippingTaxIDFK',
    'InvoiceSettingId',
    'Attachments.0',
    'bankid',
    'LocationIDFK',
    'items.0.id',
    'items.0.productid',
    'items.0.TaxId',
    'items.0.LocationIDFK',
    'id',
  ]);
  expect(idCases.filter(({ name }) => name === 'getInvoice').map(({ field }) => field)).toEqual([
    'businessid',
    'userid',
    'invoiceid',
  ]);
});

test.each(idCases.filter(({ call }) => call.effect === 'reads'))(
  '$name: another business’s id in $field answers as one that never was',
  answersAsNever,
);

test('a token reaches its own user’s businesses and no other', async () => {
  const { client, own, victim } = fixture();
  const { call, fields } = samples.find(({ name }) => name === 'addPayment')!;
  const stolen = await client.send(call, fields(own), { token: victim.token });
  expect([stolen.status, stolen.body.kind]).toEqual([404, 'missing']);
  const made = await client.send(call, fields(own), { token: never().repeat(2) });
  expect(made.status).toBe(401);
  await untouched();
});

test('an Idempotency-Key another business used is as good as new', async () => {
  const { client, own, victim } = fixture();
  const { call, fields } = samples.find(({ name }) => name === 'addCustomer')!;
  const key = { 'idempotency-key': 'the same' };
  expectOk(await victim.send(call, { ...fields(own), name: 'Somebody else' }, key));
  const answer = expectOk(await client.send(call, fields(own), key));
  expect((answer.body as { data: { repeated: boolean } }).data.repeated).toBe(false);
});
