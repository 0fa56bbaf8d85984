import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
});
afterAll(() => server.close());

/** What is in the database of each kind, a text for each thing. */
const queries = {
  customers: `select concat_ws(' | ', name, nullif(card ->> 'company', ''), email, nullif(card ->> 'phone', ''),
      replace(nullif(card -> 'billing' ->> 'street', ''), chr(10), ' / '), nullif(card -> 'billing' ->> 'city', ''),
      nullif(card -> 'billing' ->> 'state', ''), nullif(card -> 'billing' ->> 'zip', ''), nullif(card -> 'billing' ->> 'country', ''),
      terms_days, nullif(card ->> 'notes', '')) as text
    from contact where business_id = $1 order by name`,
  sales: `select concat_ws(' | ', d.external_number, d.parties -> 'to' ->> 'name', d.issued_on, round(d.total, 2), 'tax ' || round(d.tax, 2), d.status,
      (select string_agg('paid ' || round(p.amount, 2) || ' by ' || p.mode || ' on ' || p.on_day, ', ') from payment p
       where p.business_id = d.business_id and p.contact_id = d.contact_id),
      (select string_agg(l.name || ' ' || trim_scale(l.qty) || ' x ' || trim_scale(l.price), ', ' order by l.n) from document_line l
       where l.business_id = d.business_id and l.document_id = d.id)) as text
    from document d where d.business_id = $1 and kind <> 'quote' order by d.external_number`,
  inventory: `select concat_ws(' | ', p.name, p.sku, p.barcode, nullif(p.description, ''), trim_scale(p.price), trim_scale(p.qty), c.name) as text
    from product p left join category c on c.business_id = p.business_id and c.id = p.category_id
    where p.business_id = $1 order by p.name`,
  expenses: `select concat_ws(' | ', name, on_day, round(total, 2), currency) as text from expense where business_id = $1 order by on_day`,
  'journal-entries': `select concat_ws(' | ', l.on_day, a.name, round(l.amount, 2)) as text from journal_line l
    join account a on a.business_id = l.business_id and a.id = l.account_id where l.business_id = $1 order by l.amount desc`,
} as const;

const found = async (query: string): Promise<string[]> => {
  const { rows } = await server.owner.query<{ text: string }>(query, [client.shop.business.id]);
  return rows.map(({ text }) => text);
};

const issued = { issue: true, paymentmode: 2 } as const;

/** Uploads a file of `tests/files/programs` and imports it as it is proposed, documents issued. */
const imported = async (file: string, kind: ImportKind, more: object = {}) => {
  const imports = importApiFor(client, kind);
  const importid = await imports.uploaded(readFileSync(`tests/files/programs/${file}.csv`));
  expectOk(await imports.start(importid, { ...(kind === 'sales' && issued), ...more }));
  await imports.work(importid);
  return imports.view(importid);
};

const cases: readonly [file: string, kind: ImportKind, expected: readonly string[]][] = [
  [
    'xero-contacts',
    'customers',
    ['Hill Farm | hill@farm.test | 01434 600000 | 1 Lane / Barn 2 | Hexham | NE46 1AA | United Kingdom'],
  ],
  [
    'wave-customers',
    'customers',
    ['North Cafe | north@cafe.test | 555-0100 | 9 King St / Unit 3 | Kingston | Ontario | K7L 1A1 | Canada'],
  ],
  [
    'quickbooks-customers',
    'customers',
    [
      'Cool Cars | Cool Cars Inc | cool@cars.test | (415) 555-9933 | 65 Ocean Dr | Half Moon Bay | CA | 94213 | USA',
    ],
  ],
  [
    'freshbooks-clients',
    'customers',
    [
      'Dana Reed | dana@reed.test | 555-0111 | 3 Elm | Boise | ID | 83702 | United States | Calls first',
      'Reed Brothers | Reed Brothers | office@reed.test | 4 Elm | Boise | ID | 83702 | United States',
    ],
  ],
  [
    'zoho-contacts',
    'customers',
    [
      'Bright Ltd | Bright Limited | hello@bright.test | 555-0123 | 7 High St / Floor 2 | Pune | MH | 411001 | India | 30 | Pays late',
    ],
  ],
  [
    'shopify-customers',
    'customers',
    [
      'Eva Home | eva@home.test | +3292000000 | 5 Dock / Flat 1 | Gent | 9000 | BE | Rings twice',
      'shop@only.test | shop@only.test',
    ],
  ],
  ['stripe-customers', 'customers', ['Orla Quinn | orla@quinn.test']],
  [
    'google-contacts',
    'customers',
    [
      'Depot Nord | Depot Nord | depot@nord.test',
      'Mia Stone | Stone GmbH | mia@stone.test | +49 30 5550 | Allee 1 | Berlin | 10115 | Germany | Met in May',
    ],
  ],
  [
    'outlook-contacts',
    'customers',
    ['Tom Berg | Berg AS | tom@berg.test | +47 22 00 00 00 | Kaia 2 | Oslo | 0150 | Norway'],
  ],
  [
    'xero-sales',
    'sales',
    [
      'INV-0101 | Hill Farm | 2026-01-12 | 214.80 | tax 35.80 | NotPaid | Fence posts 10 x 10, Delivery 1 x 100',
      'INV-0102 | Mill & Co | 2026-01-13 | 60.00 | tax 10.00 | Paid | paid 60.00 by 2 on 2026-01-13 | Advice 2 x 25',
    ],
  ],
  [
    'quickbooks-sales',
    'sales',
    [
      '1001 | Cool Cars | 2026-01-15 | 202.00 | tax 0.00 | NotPaid | Gardening 4 x 45.5, Soil 2 x 10',
      '1002 | Dukes Gym | 2026-01-16 | 35.00 | tax 0.00 | NotPaid | Pest control 1 x 35',
    ],
  ],
  [
    'zoho-sales',
    'sales',
    [
      'INV-000031 | Bright Ltd | 2026-01-20 | 194.00 | tax 9.00 | NotPaid | Lamp 2 x 100',
      'INV-000032 | Clear Ltd | 2026-01-21 | 90.00 | tax 0.00 | Paid | paid 90.00 by 2 on 2026-01-21 | Shade 1 x 100',
    ],
  ],
  [
    'freshbooks-sales',
    'sales',
    [
      '0000007 | Y-Co | 2026-01-28 | 1232.83 | tax 141.83 | NotPaid | Body work 10 x 65, Paint 5 x 98',
      '0000008 | Z-Co | 2026-01-29 | 50.00 | tax 0.00 | Paid | paid 50.00 by 2 on 2026-02-03 | Paint 1 x 50',
    ],
  ],
  [
    'shopify-orders',
    'sales',
    [
      '#2001 | Eva Home | 2026-01-04 | 71.50 | tax 6.50 | Paid | paid 71.50 by 1 on 2026-01-05 | Watering can 2 x 20, Rake 1 x 20',
      '#2002 | Ian Home | 2026-01-06 | 20.00 | tax 0.00 | NotPaid | Rake 1 x 20',
    ],
  ],
  [
    'stripe-invoices',
    'sales',
    [
      'A1B2-0001 | Orla Quinn | 2026-01-10 | 49.50 | tax 4.50 | Paid | paid 49.50 by 2 on 2026-01-10 | in_0001 1 x 50',
      'A1B2-0002 | Per Lund | 2026-01-11 | 30.00 | tax 0.00 | NotPaid | in_0002 1 x 30',
    ],
  ],
  [
    'invoice-ninja-orders',
    'purchase-orders',
    [
      'PO-0001 | Timber Yard | 2026-01-15 | 100.00 | tax 0.00 | Draft | Plank 2 x 50',
      'PO-0002 | Timber Yard | 2026-01-16 | 140.00 | tax 0.00 | Draft | Nails 1 x 50, Glue 1 x 100',
    ],
  ],
  [
    'woocommerce-products',
    'inventory',
    [
      'Olive soap | SOAP-1 | 4006381333931 | Cold pressed | 6.5 | 30 | Soaps',
      'Rose soap | SOAP-2 | 7 | 12 | Soaps',
    ],
  ],
  [
    'shopify-products',
    'inventory',
    [
      'Mug - Blue | MUG-B | Stoneware | 9.5 | 4 | Kitchen',
      'Mug - Grey | MUG-G | Stoneware | 9.5 | 2 | Kitchen',
    ],
  ],
  [
    'wave-transactions',
    'journal-entries',
    ['2026-01-28 | Cash and cash equivalents | 294.00', '2026-01-28 | Sales | -294.00'],
  ],
];

test.each(cases)('%s becomes %s as a person expects', async (file, kind, expected) => {
  const run = await imported(file, kind);
  expect([run.failed, run.skipped]).toEqual([0, 0]);
  const query = queries[kind === 'purchase-orders' ? 'sales' : (kind as keyof typeof queries)];
  expect(await found(query)).toEqual(expected);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

/** One category for all rows, as a bank's list has none. */
const category = [{ field: 'category', value: '', by: 'Travel' }];

test.each([
  [
    'german-bank',
    ['Papier AG | 2026-01-05 | 1059.99 | USD', 'Bahn | 2026-01-07 | 12.00 | USD'],
    { turned: ['amount'] },
    ['7 amount: Enter an amount above zero.'],
  ],
  [
    'british-bank',
    ['OFFICE SUPPLIES LTD | 2026-01-05 | 59.99 | USD', 'POWER CO | 2026-01-13 | 1120.50 | USD'],
    {},
    ['4 amount: Enter an amount above zero.'],
  ],
  [
    'nigerian-bank',
    ['POS PURCHASE LAGOS | 2026-01-05 | 25000.00 | USD', 'TRANSFER CHARGE | 2026-01-06 | 52.50 | USD'],
    {},
    [],
  ],
])('%s becomes expenses, apart from what was received', async (file, expected, more, left) => {
  const run = await imported(file, 'expenses', { ...more, replacements: category });
  expect(await found(queries.expenses)).toEqual(expected);
  expect(run.groups.map(({ lines, column, message }) => `${lines} ${column}: ${message}`)).toEqual(left);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
