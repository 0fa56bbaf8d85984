import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const exported = async (client: Client): Promise<string> => {
  const columns = csvHeaders('customers')!.map(({ header }) => header);
  const { url } = expectOk(await client.send(customerCalls.exportCustomers, { columns, sortby: 'name' })).body
    .data;
  return (await server.app.inject({ url })).payload;
};

test('customers that were exported are imported elsewhere, and exported again as the same file', async () => {
  const client = await server.client();
  const address = { attention: '', street: 'Quay 1\nDock', state: '', zip: '8400', phone: '' };
  for (const fields of [
    {
      name: 'Ada "the" Stone',
      companyname: '=SUM(A1)',
      firstname: 'Ada',
      lastname: 'Stone',
      email: 'ada@example.com',
      phone: '+234 801 234 5678',
      whatsappnumber: '+234 801 234 5679',
      website: 'www.example.com',
      taxid: '-1',
      currency: 'EUR',
      paymentterms: 0,
      billing: { ...address, city: 'Ostend', country: 'Belgium' },
    },
    { name: "'Ben; and, Sons", notes: 'not in the file' },
    { name: 'Ångström & Żółw', email: 'x@example.com', paymentterms: 365 },
  ])
    expectOk(await client.send(customerCalls.addCustomer, { type: 'person', ...fields }));
  const file = await exported(client);
  const other = await server.client();
  const run = await importApiFor(other, 'customers').imported(file);
  expect(run).toMatchObject({ created: 3, failed: 0 });
  expect(await exported(other)).toBe(file);
});
