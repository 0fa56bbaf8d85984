import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  expect(await violationsSeenBy(server.owner)).toEqual([]);
  await server.close();
});

const roles = {
  customers: customerCalls.exportCustomers,
  vendors: vendorCalls.exportVendors,
} as const;

const exported = async (client: Client, kind: keyof typeof roles): Promise<string> => {
  const columns = csvHeaders(kind)!.map(({ header }) => header);
  const { url } = expectOk(await client.send(roles[kind], { columns, sortby: 'name' })).body.data;
  return (await server.app.inject({ url })).payload;
};

const address = {
  attention: 'Goods in',
  street: 'Quay 1\nDock',
  city: 'Ostend',
  state: 'Flanders',
  zip: '8400',
  country: 'Belgium',
  phone: '+32 59 123456',
};
const card = {
  companyname: '=SUM(A1)',
  firstname: 'Ada',
  lastname: 'Stone',
  email: 'ada@example.com',
  Cc: 'cc@example.com',
  phone: '+234 801 234 5678',
  whatsappnumber: '+234 801 234 5679',
  website: 'www.example.com',
  taxid: '-1',
  currency: 'EUR',
  paymentterms: 0,
  notes: 'First line\n"second"; third,',
  billing: address,
};
const owed = { openingbalance: '120.50', openingbalancedate: '2026-01-31' };
const foreign = { ...owed, openingcurrency: 'GBP', openingrate: '1.25' };

test.each([
  ['customers', customerCalls.addCustomer, 'name'],
  ['vendors', vendorCalls.addVendor, 'VendorName'],
] as const)(
  '%s that were exported are imported elsewhere, and exported again as the same file, to the letter',
  async (kind, add, name) => {
    const client = await server.client();
    const shipping = { ...address, attention: 'Back gate', street: '2 Mill Lane', city: 'Leeds' };
    for (const fields of [
      {
        ...card,
        [name]: 'Ada "the" Stone',
        type: 'person',
        ...owed,
        ...(kind === 'customers' && { shipping }),
      },
      { [name]: "'Ben; and, Sons", type: 'business', notes: 'Pays late', ...foreign },
      // Without a street the parts of an address stay what they are.
      { [name]: 'Cleo', type: 'business', billing: { ...address, street: '' } },
      { [name]: 'Ångström & Żółw', type: 'person', email: 'x@example.com', paymentterms: 365 },
    ])
      expectOk(await client.send(add, fields as never));
    const file = await exported(client, kind);
    for (const cell of ['First line', 'cc@example.com', 'person', 'GBP', '1.25', 'Goods in', '+32 59 123456'])
      expect(file).toContain(cell);
    const other = await server.client();
    const run = await importApiFor(other, kind).imported(file);
    expect(run).toMatchObject({ created: 4, failed: 0 });
    expect(await exported(other, kind)).toBe(file);
    // An update by the same file changes nothing.
    await importApiFor(other, kind).imported(`${file}\n`, { duplicates: 'update' });
    expect(await exported(other, kind)).toBe(file);
  },
);

test('items that were exported are imported elsewhere, and exported again as the same file', async () => {
  const client = await server.client();
  const text = `Name,Type,SKU,Barcode,Description,Category,Unit,Price,Cost,Quantity,Opening day,Reorder level,Purchase description,Expiry,Preferred vendor
Candle,product,C-1,4006381333931,"Of wax, ""white""",Lights,PCs,12.5,4.2,40,2026-01-31,10,Boxes of six,2027-12-31,Wax & Co
Engraving,service,S-2,,By hand,Work,,15,,,,,,,
`;
  const made = { unknownvendors: 'create' };
  expect(await importApiFor(client).imported(text, made)).toMatchObject({ created: 2, failed: 0 });
  const fileOf = async (of: Client) => {
    const { url } = expectOk(await of.send(itemCalls.exportItems, {})).body.data;
    return (await server.app.inject({ url })).payload;
  };
  const file = await fileOf(client);
  const other = await server.client();
  expect(await importApiFor(other).imported(file, made)).toMatchObject({ created: 2, failed: 0 });
  expect(await fileOf(other)).toBe(file);
});
