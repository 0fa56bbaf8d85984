import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MaintenanceRefusal } from '../../../server/maintenance/connection.ts';
import { plansUsage } from '../../../server/maintenance/plan-arguments.ts';
import { plansCommand } from '../../../server/maintenance/plan-commands.ts';
import { tellPrice } from '../../../server/services/tell-price.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { preparedOn } from '../../../server/store/database/prepared.ts';
import { usualPrices } from '../../../src/domain/billing/prices.ts';
import { bundled } from '../../support/child.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { given, type Shop } from '../../support/given.ts';

/** The operator's command for what plans cost. Source: finance-answers.md, Q91 and Q145. */
let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
beforeEach(() =>
  owner.query(
    'delete from plan_seller; delete from plan_series; delete from plan_price; delete from plan_tax',
  ),
);
afterAll(() => owner.end());

let told: { businessIds: readonly string[]; is: string; was: string }[] = [];
const run = (...args: string[]) =>
  plansCommand(
    {
      query: preparedOn(owner),
      today: '2026-06-01',
      refund: async (number, typed) => `${number} ${typed('USD')}`,
      tell: async (businessIds, price, before) => {
        told.push({ businessIds, is: price.amount, was: before.amount });
      },
    },
    args,
  );
const seller = [
  'seller',
  '--name',
  'Counterfoil Ltd',
  '--address',
  '1 Ledger Lane\\nDublin',
  '--country',
  'ie',
  '--tax-number',
  'IE6388047V',
];

test('shows that nobody sells plans until somebody does', async () => {
  expect(await run()).toEqual([
    'Seller',
    '  Nobody sells plans: they are free of charge, and no price is shown.',
    'Prices, without tax',
    '  None yet.',
    'Tax',
    '  None: plans are sold without tax.',
  ]);
});

test('sets who sells, what plans cost and the tax on them, and shows all of it', async () => {
  await run(...seller, '--email', 'billing@example.com');
  await run('usual-prices');
  await run(
    'price',
    'Growth',
    'month',
    'eur',
    '27.50',
    '--seats',
    '3',
    '--seat-price',
    '4',
    '--from',
    '2026-07-01',
  );
  await run('tax', 'IE', '23');
  await run('tax', 'DE', '19', '--reverse-charge', '--from', '2026-01-01');
  expect(await run('show')).toEqual([
    'Seller',
    '  Counterfoil Ltd · 1 Ledger Lane, Dublin · IE · IE6388047V · billing@example.com',
    '  Invoices are numbered CF-0001 and on.',
    'Prices, without tax',
    '  growth by the month: EUR 27.50, 3 included, EUR 4.00 for each more, from 2026-07-01',
    '  enterprise by the month: USD 79.00, any number of people, from 2026-06-01',
    '  enterprise by the year: USD 790.00, any number of people, from 2026-06-01',
    '  growth by the month: USD 29.00, 5 included, USD 5.00 for each more, from 2026-06-01',
    '  growth by the year: USD 290.00, 5 included, USD 50.00 for each more, from 2026-06-01',
    '  starter by the month: USD 9.00, 2 included, USD 5.00 for each more, from 2026-06-01',
    '  starter by the year: USD 90.00, 2 included, USD 50.00 for each more, from 2026-06-01',
    'Tax',
    '  DE: VAT 19%, reverse charge ("Reverse charge: the customer accounts for the tax."), from 2026-01-01',
    '  IE: VAT 23%, from 2026-06-01',
  ]);
});

test('a seller keeps the series unless another is named', async () => {
  await run(...seller, '--series', 'abc');
  await run(...seller);
  expect(await run()).toContain('  Invoices are numbered ABC-0001 and on.');
});

test('a price says from when running plans are renewed at it, and setting it again replaces it', async () => {
  expect(await run('price', 'growth', 'month', 'USD', '35')).toEqual([
    'growth by the month: USD 35.00, 5 included, from 2026-06-01',
    'Running plans renew at this price from 2026-07-01. Businesses told by email: 0.',
  ]);
  await run('price', 'growth', 'month', 'USD', '36');
  expect((await run()).filter((line) => line.includes('growth'))).toHaveLength(1);
});

test('who pays an earlier price is given notice of a new one, and nobody else is', async () => {
  const shops = await openDatabase(database.url);
  const [growth, smaller, yearly, free] = await Promise.all(
    ['Growth', 'Soon growth', 'Yearly', 'Free'].map((name) => given.business(shops, { name })),
  );
  await shops.close();
  const billing = (shop: Shop | undefined, state: string, terms: string, next: string) =>
    owner.query(
      `set app.maintenance = 'on'; insert into plan_billing (business_id, state, plan, interval, currency, next_plan, next_interval)
       values ('${shop!.business.id}', '${state}', ${terms}, ${next})
       on conflict (business_id) do update set state = excluded.state, plan = excluded.plan, interval = excluded.interval,
         currency = excluded.currency, next_plan = excluded.next_plan, next_interval = excluded.next_interval;
       update business b set plan = p.plan from plan_billing p where p.business_id = b.id and p.plan is not null`,
    );
  await billing(growth, 'Active', `'growth', 'month', 'USD'`, 'null, null');
  await billing(smaller, 'Cancelling', `'enterprise', 'month', 'USD'`, `'growth', 'month'`);
  await billing(yearly, 'Active', `'growth', 'year', 'USD'`, 'null, null');
  await billing(free, 'Free', 'null, null, null', 'null, null');
  await run('price', 'growth', 'month', 'USD', '29');
  told = [];
  expect((await run('price', 'growth', 'month', 'USD', '35', '--from', '2026-06-02'))[1]).toBe(
    'Running plans renew at this price from 2026-07-01. Businesses told by email: 2.',
  );
  const ids = [growth, smaller].map((shop) => shop!.business.id).sort();
  expect(told).toEqual([{ businessIds: ids, is: '35', was: '29' }]);
});

test('the notice says what it costs, what it cost and from when', async () => {
  const shops = await openDatabase(database.url);
  const shop = await given.business(shops, { name: 'Okafor Studio' });
  const [price] = usualPrices('2026-06-01').filter(({ plan }) => plan === 'growth');
  await tellPrice(
    { database: shops, clock: () => new Date('2026-06-01T12:00:00Z'), origin: 'https://books.example.com' },
    [shop.business.id],
    { ...price!, amount: '35' },
    price!,
  );
  await shops.close();
  const { rows } = await owner.query('select subject, body_text from letter where business_id = $1', [
    shop.business.id,
  ]);
  expect(rows[0].subject).toBe('The price of your Growth plan changes');
  expect(rows[0].body_text).toContain(
    'From your first renewal on or after 1 July 2026, Growth costs $35.00 a month instead of $29.00, before tax.',
  );
  expect(rows[0].body_text).toContain('https://books.example.com/settings/plans');
});

test('a refund is of an invoice, in whole or of an amount', async () => {
  expect(await run('refund', 'CF-0001')).toEqual(['CF-0001 null']);
  expect(await run('refund', 'CF-0001', '10.50')).toEqual(['CF-0001 10.5']);
});

describe('what can’t be read is refused, and nothing is written:', () => {
  test.each([
    [['sell'], '"sell" is no command: npm run plans -- help shows what there is.'],
    [['show', 'all'], '"all" is one word too many.'],
    [['seller', '--name', 'A'], '--address is missing: npm run plans -- help shows how.'],
    [
      [...seller.slice(0, 5), '--country', 'Eire', '--tax-number', ''],
      '"Eire" is no country: write its code of two letters, such as IE.',
    ],
    [[...seller, '--series', 'C-F'], '"C-F" can’t begin a number: write one to ten letters and digits.'],
    [[...seller, '--phone', '1'], "Unknown option '--phone'. npm run plans -- help shows what there is."],
    [['price', 'growth', 'month', 'USD'], 'Say the amount too: npm run plans -- help shows how.'],
    [
      ['price', 'free', 'month', 'USD', '1'],
      '"free" is no plan with a price: say starter or growth or enterprise.',
    ],
    [['price', 'growth', 'week', 'USD', '1'], '"week" is no interval: say month or year.'],
    [
      ['price', 'growth', 'month', 'ZZZ', '1'],
      '"ZZZ" is no currency: write its code of three letters, such as USD.',
    ],
    [['price', 'growth', 'month', 'USD', '-1'], /^Unknown option '-1'/],
    [['price', 'growth', 'month', 'USD', '1e3'], '"1e3" is no amount: write it as 29 or 29.50.'],
    [['price', 'growth', 'month', 'JPY', '1.5'], 'JPY has 0 decimals, and 1.5 has more.'],
    [
      ['price', 'growth', 'month', 'USD', '29', '--seats', '0'],
      '"0" is no number of people: write 5, or unlimited.',
    ],
    [
      ['price', 'growth', 'month', 'USD', '29', '--seats', 'unlimited', '--seat-price', '5'],
      'With any number of people there is no price for one more: leave --seat-price out.',
    ],
    [['usual-prices', '--from', '2026-02-30'], '"2026-02-30" is no day: write it as 2026-07-01.'],
    [['refund'], 'Say the invoice too: npm run plans -- help shows how.'],
    [['refund', 'CF-0001', '1.005'], 'USD has 2 decimals, and 1.005 has more.'],
    [['tax', 'IE', '101'], '"101" is no percentage: write a number from 0 to 100.'],
    [
      ['tax', 'IE', '23', '--sentence', 'None.'],
      '--sentence is what an invoice says with a reverse charge: add --reverse-charge.',
    ],
  ])('%j', async (args, sentence) => {
    const before = await run();
    const refused = await run(...args).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MaintenanceRefusal);
    expect((refused as Error).message).toMatch(sentence);
    expect(await run()).toEqual(before);
  });
});

describe('from the command line', () => {
  let bundle: string;
  beforeAll(async () => {
    bundle = await bundled('server/plans.ts');
  });
  afterAll(() => rmSync(bundle));
  const plans = (...args: string[]): Promise<{ code: number; output: string; complained: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATABASE_URL: database.url };
      execFile(process.execPath, [bundle, ...args], { env }, (error, output, complained) =>
        resolve({ code: error ? Number(error.code) : 0, output, complained }),
      );
    });

  test('it says how it is used, does what it is told, and ends with 1 where it did nothing', async () => {
    expect(await plans('--help')).toEqual({ code: 0, output: `${plansUsage}\n`, complained: '' });
    expect(await plans(...seller)).toMatchObject({ code: 0, complained: '' });
    expect((await plans()).output).toContain('Counterfoil Ltd · 1 Ledger Lane, Dublin · IE');
    expect(await plans('sell')).toMatchObject({
      code: 1,
      output: '',
      complained: expect.stringMatching(/^"sell" is no command/),
    });
  });
});
