import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let tax: string;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  const germany = { companyname: 'Nordlicht', address: 'Lindenstraße 12', country: { id: 276 } };
  expectOk(await client.send(businessCalls.updateBusiness, germany));
  tax = await api.tax('USt', '19');
});
afterAll(() => server.close());

const items = (price = '1000') => [{ ItemName: 'Consulting', quantity: '1', price, TaxId: tax }];
const none = { attention: '', state: '', phone: '' };
const whats = ({ lacking = [] }: { lacking?: { what: string }[] | undefined }) =>
  lacking.map(({ what }) => what);
const all = ['eitherNumber', 'customerAddress', 'supplyDate'];

test('what the law asks is in the plan of issuing, of several drafts and of a conversion, and issuing goes on', async () => {
  const customer = await api.customer('Ada Stone');
  const draft = await api.invoice({ customer, status: 'Draft', items: items() });
  const euros = { ForeignCurrencyID: 978, ExchangeRate: '1.1' };
  const small = await api.invoice({ customer, status: 'Draft', items: items('100'), money: euros });
  const { lacking } = await api.preview(draft, 'issue');
  expect(lacking).toEqual([
    { what: 'eitherNumber', law: '§ 14 (4) no. 2 UStG', country: 'DE' },
    { what: 'customerAddress', law: '§ 14 (4) no. 1 UStG', country: 'DE' },
    { what: 'supplyDate', law: '§ 14 (4) no. 6 UStG', country: 'DE' },
  ]);
  const several = expectOk(await client.send(invoiceCalls.previewIssues, { InvoiceId: [draft, small] }));
  expect(several.body.data.rows.map(({ effects }) => whats(effects!))).toEqual([all, []]);

  const quotes = quoteApiFor(client);
  const quote = await quotes.quote({
    customer,
    items: [{ ProductName: 'Consulting', Quantity: '1', UnitPrice: '1000', TaxID: tax }],
  });
  expect(whats(await quotes.preview(quote, 'invoice'))).toEqual(all);

  expectOk(await api.setStatus(draft, 'NotPaid'));
  expect(whats(await api.preview(draft, 'cancel'))).toEqual([]);
});

test('an invoice that says it all lacks nothing', async () => {
  expectOk(await client.send(businessCalls.saveContact, { VatNumber: 'DE136695976' }));
  const address = { street: 'Hafenweg 1', city: 'Bremen', zip: '28195', country: 'Germany', ...none };
  const added = await client.send(customerCalls.addCustomer, {
    type: 'business',
    name: 'Harbour & Sons',
    billing: address,
  });
  const customer = expectOk(added).body.data.id;
  const draft = await api.invoice({ customer, status: 'Draft', items: items() });
  expect(whats(await api.preview(draft, 'issue'))).toEqual(['supplyDate']);
  const day = (await api.view(draft)).issue_date;
  const whole = await api.invoice({
    customer,
    status: 'Draft',
    issuedOn: day,
    items: items(),
    money: { SupplyDate: day },
  });
  expect(whats(await api.preview(whole, 'issue'))).toEqual([]);
});

test('a line that is exempt says why once its tax has a sentence, also on a draft that is saved again', async () => {
  const exempt = { TaxName: 'Steuerfrei', TaxPercentage: '0', Kind: 'exempt' };
  const { TaxId } = expectOk(await client.send(taxCalls.addTax, exempt)).body.data;
  const customer = await api.customer('Ada Stone');
  const lines = (id?: string) => [
    { ...(id && { id }), ItemName: 'Course', quantity: '1', price: '100', TaxId },
  ];
  const draft = await api.invoice({ customer, status: 'Draft', items: lines() });
  expect(whats(await api.preview(draft, 'issue'))).toContain('reason');

  const sentence = { ...exempt, TaxId, Reason: 'Exempt under § 4 no. 21 UStG.' };
  expectOk(await client.send(taxCalls.updateTax, sentence));
  expect(whats(await api.preview(draft, 'issue'))).toContain('reason');
  const [line] = (await api.view(draft)).items;
  expectOk(await api.update(draft, { customer, status: 'Draft', items: lines(line!.id) }));
  expect(whats(await api.preview(draft, 'issue'))).not.toContain('reason');
});

test('the preview of an import says how many of what it issues lack what, and nothing of drafts', async () => {
  const imports = importApiFor(client, 'sales');
  const importid = await imports.uploaded(
    'Number,Type,Customer,Issue date,Item,Quantity,Price,Tax\nA-1,Invoice,Ada Stone,2026-03-01,Consulting,1,1000,USt\nA-2,Invoice,Ben Ade,2026-03-02,Consulting,1,400,USt\n',
  );
  const preview = async (more: object) => {
    const mapping = { importid, ...(await imports.mapping(importid)), ...more };
    return expectOk(await client.send(importCalls.previewImport, mapping)).body.data;
  };
  const { warnings: issued, lacking } = await preview({ issue: true, paymentmode: 1, confirmFarDate: true });
  expect(issued).toContain(
    '2 invoices don’t show the customer’s address. Invoices from Germany must (§ 14 (4) no. 1 UStG).',
  );
  expect(issued.filter((one) => one.includes('Invoices from Germany'))).toHaveLength(3);
  expect(lacking.map(({ what }) => what)).toEqual(all);
  const drafted = await preview({});
  expect([drafted.warnings.filter((one) => one.includes('Germany')), drafted.lacking]).toEqual([[], []]);
});
