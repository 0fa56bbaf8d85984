import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { permits } from '../../src/domain/access/permissions.ts';
import { type Api, apiFor } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const as = (role: string) => ({ 'view-as': role });

test('a status set by hand asks for what its act asks for: who may not cancel may not set Cancelled', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  const sets = (role: string, invoicestatus: string | number) =>
    api.client.send(invoiceCalls.setStatus, { InvoiceId: id, invoicestatus }, as(role));
  const cancels = (role: string) =>
    api.client.send(invoiceCalls.cancelInvoices, { InvoiceId: [id] }, as(role));
  expect([permits('Staff', 'invoice.edit'), permits('Staff', 'invoice.delete')]).toEqual([true, false]);
  const refused = { kind: 'not-allowed', details: { key: 'invoice.delete' } };
  expect((await cancels('Staff')).body).toMatchObject(refused);
  for (const status of ['Cancelled', 4]) expect((await sets('Staff', status)).body).toMatchObject(refused);
  expect((await api.view(id)).standing.status).toBe('NotPaid');
  expect((await sets('Staff', 'Paid')).status).toBe(200);
  expect((await sets('Manager', 'Cancelled')).status).toBe(200);
  expect((await api.view(id)).standing.status).toBe('Cancelled');
});
