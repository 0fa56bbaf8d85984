import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
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

/** A business with a tax and an account of its own, as what is bought from vendors names them. */
const buyer = async (): Promise<{ client: Client; tax: string; account: number }> => {
  const client = await server.client();
  const tax = await server.addTax(client, 'Import; "duty", 2', '7.5');
  const { TAccountId } = expectOk(
    await client.send(ledgerAccountCalls.addAccount, {
      TAccountName: 'Wax, raw',
      SubGroupId: 14,
      Code: '6180',
    }),
  ).body.data;
  return { client, tax, account: TAccountId };
};

test('how vendors are paid and booked goes out and comes in again to the letter, and an update by the same file changes nothing', async () => {
  const { client, tax, account } = await buyer();
  const vendors = billApiFor(client);
  await vendors.vendor('Ada', {
    EarlyPaymentPercent: '2.5',
    EarlyPaymentDays: 10,
    BankDetails: 'Harbour Bank\nDE89 3704 0044 0532 0130 00; "main"',
    OurNumber: '004711',
    InternalNote: '=Ask first\nthen, "order"',
    PurchaseTaxId: tax,
    TAccountId: account,
  });
  await vendors.vendor('Ben', { ChargesNoTax: true, EarlyPaymentPercent: '3', EarlyPaymentDays: 0 });
  await vendors.vendor('Cleo');
  const file = await exported(client, 'vendors');
  expect(file).toContain('Wax, raw');
  const { client: other } = await buyer();
  expect(await importApiFor(other, 'vendors').imported(file)).toMatchObject({ created: 3, failed: 0 });
  expect(await exported(other, 'vendors')).toBe(file);
  await importApiFor(other, 'vendors').imported(`${file}\n`, { duplicates: 'update' });
  expect(await exported(other, 'vendors')).toBe(file);
});

test('a vendor whose file names a tax charges one; accounts are found by their code and taxes by their percentage', async () => {
  const { client } = await buyer();
  await billApiFor(client).vendor('Ben', { ChargesNoTax: true });
  const imports = importApiFor(client, 'vendors');
  const text = 'Vendor,Purchase tax,Default account,Early discount,Discount days\n';
  const rows = `${text}Ben,7.5%,6180,2 %,10 days\n`;
  expect(await imports.imported(rows, { duplicates: 'update' })).toMatchObject({ updated: 1, failed: 0 });
  const [, ben] = (await exported(client, 'vendors')).trim().split('\r\n');
  expect(ben).toContain('"Wax, raw","Import; ""duty"", 2 7.5%",,2,10,');
});

test('what a vendor’s row names and there is none of is said in its own column', async () => {
  const client = await server.client();
  const text = `Name,Purchase tax,Purchase account,Charges no tax,Early discount,Discount days
Ada,Levy,Nowhere,maybe,120,soon
Ben,,Accounts receivable,,5,
`;
  const { groups, failed } = await importApiFor(client, 'vendors').imported(text);
  expect(failed).toBe(2);
  expect(groups.map(({ column, message }) => `${column}: ${message}`).sort()).toEqual([
    'chargesNoTax: Charges no tax must be yes or no.',
    // Of both rows.
    'defaultAccount: No account for purchases has this name or code. Choose one of yours.',
    'defaultAccount: No account for purchases has this name or code. Choose one of yours.',
    'earlyDays: A discount can be taken for 0 to 365 days.',
    'earlyDays: Enter the days, or leave the percentage empty too.',
    'earlyPercent: Enter a percentage above 0 and below 100.',
    'purchaseTax: No tax has this name. Create it, or choose another one.',
  ]);
});

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
