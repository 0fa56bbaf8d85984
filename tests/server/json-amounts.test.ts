import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { type Api, apiFor, expectOk, formOf } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** Sends JSON as it is written, digit by digit. */
const post = async (call: Call, payload: string, key?: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: call.path,
    payload,
    headers: {
      token: client.token,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe('an amount as a JSON number', () => {
  const invoiceWith = async (price: string) => {
    const form = { ...formOf({ customer: await api.customer() }), businessid: client.business };
    const items = `[{"ItemName":"Candle","quantity":1,"price":${price}}]`;
    return JSON.stringify({ ...form, items: '@' }).replace('"@"', items);
  };

  test.each([
    ['0.1', '0.1'],
    ['12345678.123456', '12345678.123456'],
    ['10.50', '10.5'],
  ])('keeps %s to its last digit', async (sent, stored) => {
    const { status, body } = await post(invoiceCalls.createInvoice, await invoiceWith(sent));
    expect([status, body.Message]).toEqual([200, undefined]);
    expect((await api.view(body.data.id)).items[0]!.price).toBe(stored);
  });

  test('keeps a rate that no binary number holds', async () => {
    const text = (await invoiceWith('1')).replace(
      /}$/,
      ',"ForeignCurrencyID":978,"ExchangeRate":123456789.1234567891}',
    );
    const { body } = await post(invoiceCalls.createInvoice, text.replace('"NotPaid"', '"Draft"'));
    expect(body.Message).toBe(undefined);
    expect((await api.view(body.data.id)).ExchangeRate).toBe('123456789.1234567891');
  });

  test.each(['1e2', '1E-2', '123456789012345', '0.12345678901'])(
    '%s is refused beside its field',
    async (sent) => {
      const { status, body } = await post(invoiceCalls.createInvoice, await invoiceWith(sent));
      expect([status, body.fields[0].field]).toEqual([400, 'items.0.price']);
    },
  );

  test('is the same content as its text', async () => {
    const text = await invoiceWith('"10"');
    const first = await post(invoiceCalls.createInvoice, text, 'ten');
    const second = await post(invoiceCalls.createInvoice, text.replace('"price":"10"', '"price":10'), 'ten');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data).toEqual({ ...first.body.data, repeated: true });
  });

  test('leaves a whole number whole and a truth a truth', async () => {
    expectOk(await client.send(businessCalls.fiscalYear, { FiscalYear: 4 }));
    expect(
      (await post(businessCalls.fiscalYear, `{"businessId":"${client.business}","FiscalYear":1e99}`)).status,
    ).toBe(400);
  });
});

test('a body nested deeper than any form is refused, not followed', async () => {
  const deep = `{"businessid":"${client.business}","items":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  const { status, body } = await post(invoiceCalls.createInvoice, deep);
  expect([status, body.kind]).toEqual([400, 'invalid']);
});
