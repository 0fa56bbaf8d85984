import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let mill: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  const bills = billApiFor(client);
  mill = await bills.vendor('Paper Mill', { email: 'mill@example.com', paymentterms: 30, taxid: '=1+1' });
  await bills.vendor('Ink Works', { phone: '+32 50 123' });
  await bills.bill({ vendor: mill });
  expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada' }));
});
afterAll(() => server.close());

const headers = csvHeaders('vendors')!.map(({ header }) => header);

/** The rows of the file, its heads first. */
const rows = async (fields: Record<string, unknown>): Promise<string[][]> => {
  const { url, name } = expectOk(
    await client.send(vendorCalls.exportVendors, { columns: headers, ...fields }),
  ).body.data;
  expect(name).toBe('Vendors 2026-03-02.csv');
  const { payload } = await server.app.inject({ url });
  const text = String(payload).replace(/^\uFEFF/, '');
  return papaparse.parse<string[]>(text, { skipEmptyLines: true }).data;
};

test('vendors of a list as a file: every column the reference has, customers left out, and nothing a spreadsheet would run', async () => {
  const [head, ...vendors] = await rows({ sortby: 'name', sortorder: 'asc' });
  expect(head).toEqual(headers);
  expect(vendors.map(([name]) => name)).toEqual(['Ink Works', 'Paper Mill']);
  const row = Object.fromEntries(headers.map((header, index) => [header, vendors[1]![index]]));
  expect(row).toMatchObject({ Email: 'mill@example.com', 'Payment terms': '30', 'Tax ID': "'=1+1" });
});

test('the file holds what the list is narrowed to, or those named alone', async () => {
  expect((await rows({ columns: [], filter: 'unpaid' })).slice(1)).toEqual([['Paper Mill']]);
  expect((await rows({ columns: [], searchquery: 'ink' })).slice(1)).toEqual([['Ink Works']]);
  expect((await rows({ columns: ['Phone'], vendorid: [mill] })).slice(1)).toEqual([['Paper Mill', '']]);
});

test('a column there is none of is refused at its field, in the words of vendors', async () => {
  const answered = await client.send(vendorCalls.exportVendors, { columns: ['Password'] });
  expect([answered.status, answered.body.fields]).toMatchObject([
    400,
    [{ field: 'columns', message: 'A file of vendors has no column “Password”.' }],
  ]);
});
