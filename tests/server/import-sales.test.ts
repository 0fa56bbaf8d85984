import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { businessCalls } from '../../src/api/contract/business.ts';
import { importCalls } from '../../src/api/contract/import.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { comparedDocuments, documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let imports: ReturnType<typeof importApiFor>;
let ids: { vat: string; candle: string };

const open = async () => {
  client = await server.client();
  api = apiFor(client);
  imports = importApiFor(client, 'sales');
  ids = { vat: await api.tax('VAT', '7.5'), candle: await api.goods('Candle', '100', '4') };
};
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  await open();
});
afterAll(() => server.close());

const issued = { issue: true, paymentmode: 1 };
const head =
  'Number,Type,Customer,Issue date,Due date,Item,Description,Quantity,Price,Tax,Discount,Shipping,Shipping tax,Notes,Paid\n';
/** An invoice of three lines whose rows lie apart, one that is paid in part, and a receipt. */
const file = `${head}INV-0001,Invoice,Ada Stone,2026-03-01,2026-03-31,Candle,Red,3,5,VAT,10%,4,VAT 7.5%,Thanks,
INV-0002,Invoice,Ben Ade,2026-03-02,,Consulting,,1.5,80,,,,,,20
INV-0001,,ada stone,,,Consulting,One day,1,400,7.5%,,,,,
inv-0001,Invoice,,,,candle,,2,5.25,,10%,,,,
REC-0001,Receipt,Ada Stone,2026-03-03,,Candle,,1,6,,,,,,6.00
`.replace('inv-0001', 'INV-0001');

const typed = async () => {
  const [ada, ben] = [await api.customer('Ada Stone'), await api.customer('Ben Ade')];
  const line = (name: string, quantity: string, price: string, more: object = {}) => ({
    ...{ ItemName: name, quantity, price, ...more },
    ...(name === 'Candle' && { productId: ids.candle }),
  });
  await api.invoice({
    ...{ customer: ben, issuedOn: '2026-03-02', deposit: '20', items: [line('Consulting', '1.5', '80')] },
  });
  await api.invoice({
    ...{ customer: ada, issuedOn: '2026-03-01', dueOn: '2026-03-31', notes: 'Thanks' },
    money: {
      ...{ discounttype: 'percentage', discountpercentage: '10', discount: '10' },
      ...{ shipping: '4', shippingtax: ids.vat },
    },
    items: [
      line('Candle', '3', '5', { description: 'Red', taxid: ids.vat }),
      line('Consulting', '1', '400', { description: 'One day', taxid: ids.vat }),
      line('Candle', '2', '5.25'),
    ],
  });
  await api.invoice({
    ...{ type: 'receipt', customer: ada, issuedOn: '2026-03-03', items: [line('Candle', '1', '6')] },
  });
};

test('a file of sales is what typing its documents is: field by field, with their numbers, stock and books', async () => {
  expect(await imports.imported(file, issued)).toMatchObject({
    ...{ status: 'Finished', created: 5, failed: 0, total: 5, groups: [] },
  });
  const seen = async () => [
    await comparedDocuments(client, 'invoice'),
    await api.balances(),
    await api.stockOf(ids.candle),
  ];
  const imported = await seen();
  const numbers = (await documentsOf(client, 'invoice')).map(({ number, channel }) => [number, channel]);
  expect(numbers).toEqual([
    ['INV-0002', 'import'],
    ['INV-0001', 'import'],
    ['REC-0001', 'import'],
  ]);
  await open();
  await typed();
  const [documents, ...books] = await seen();
  const bare = (all: unknown) =>
    (all as Record<string, unknown>[]).map(({ number: _, search: __, ...document }) => document);
  expect([bare(imported[0]), ...imported.slice(1)]).toEqual([bare(documents), ...books]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
