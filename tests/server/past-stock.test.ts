import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedAfter, movedAfterAt } from '../../server/reports/moved-stock.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

const today = '2026-03-20';
let server: Server;
let api: Api;
let business: string;
beforeAll(async () => {
  server = await startServer();
  server.setToday(today);
  const client = await server.client();
  api = apiFor(client);
  business = client.shop.business.id;
  for (const [name, quantity, cost, day] of [
    ['Candle', '80', '2', '2024-09-30'],
    ['Lamp', '40', '5.5', '2024-10-01'],
    ['Wick', '30', '0.333', '2025-12-31'],
  ] as const) {
    const productid = await api.goods(name, quantity, cost, day);
    const sales = [
      ['2024-11-30', '1'],
      ['2025-03-01', '2'],
      ['2025-05-15', '3'],
      ['2025-08-31', '1'],
      ['2025-09-01', '4'],
      ['2025-12-31', '3'],
      ['2026-01-01', '2'],
      ['2026-02-14', '4'],
      [today, '1'],
    ] as const;
    for (const [issuedOn, sold] of sales.filter(([soldOn]) => soldOn >= day))
      await api.invoice({
        issuedOn,
        money: { confirmFarDate: true },
        items: [{ productid, ItemName: '', quantity: sold, price: '9' }],
      });
    expectOk(
      await client.send(stockCalls.increaseQuantity, {
        productId: productid,
        quantity: '5',
        cost: '3',
        reason: 'found',
      }),
    );
  }
});
afterAll(() => server.close());

/** Days at, before and after the edges of years and of months, the first move, and today. */
const days = [
  '2024-09-29',
  '2024-10-01',
  '2024-11-30',
  ...Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-01`),
  '2025-05-16',
  '2025-10-14',
  '2026-01-01',
  '2026-02-14',
  today,
].flatMap((day) => [daysAfter(day, -1), day, daysAfter(day, 1)]);

test('what moved after a day is the same by months as by moves', async () => {
  const { owner } = server;
  for (const day of days) {
    const { rows: bySums } = await owner.query(
      `select product_id, qty::text, value::text from (${movedAfter}) m where qty <> 0 or value <> 0 order by 1`,
      [business, day],
    );
    const { rows: byMoves } = await owner.query(
      `select product_id, sum(qty)::text as qty, sum(value)::text as value from stock_move
       where business_id = $1 and on_day > $2 group by 1 having sum(qty) <> 0 or sum(value) <> 0 order by 1`,
      [business, day],
    );
    expect([day, bySums]).toEqual([day, byMoves]);
  }
});

test('valuation and analysis of any day are what had moved until its end', async () => {
  const { owner } = server;
  for (const todate of days.filter((day) => day <= today)) {
    const { rows } = await owner.query(
      `select p.name, trim_scale(sum(m.qty))::text as quantity, trim_scale(sum(m.value))::text as value
       from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
       where m.business_id = $1 and m.on_day <= $2 group by 1 having sum(m.qty) <> 0 or sum(m.value) <> 0 order by 1`,
      [business, todate],
    );
    const { ValuationData } = expectOk(
      await api.client.send(reportCalls.inventoryValuation, { todate }),
    ).body;
    expect([
      todate,
      ValuationData.map((row) => ({
        name: row.productname,
        quantity: row.quantity,
        value: row.inventoryvalue,
      })),
    ]).toEqual([todate, rows]);
    const { StockAnalysis } = expectOk(await api.client.send(reportCalls.stockAnalysis, { todate })).body;
    const stocked = StockAnalysis.filter(({ quantity, stockvalue }) => quantity !== '0' || stockvalue !== '0')
      .map(({ productname, quantity, stockvalue }) => ({ name: productname, quantity, value: stockvalue }))
      .sort((a, b) => a.name.localeCompare(b.name));
    expect([todate, stocked]).toEqual([todate, rows]);
  }
});

test('moves entered after a day are counted up to ten thousand, and said to be more beyond', async () => {
  const { owner } = server;
  const figure = async () => {
    const { report } = expectOk(
      await api.client.send(reportCalls.inventoryValuation, { todate: '2026-01-01' }),
    ).body;
    return report.figures.slice(3).map(({ label, value }) => [label, value]);
  };
  // All was entered today: three items’ first stock and, of days until then, seven sales of two of them and two of the third.
  expect(await figure()).toEqual([['Moves entered after this day', '19']]);
  await owner.query('begin');
  await owner.query(`set local app.maintenance = 'on'`);
  await owner.query(
    `insert into stock_move (business_id, id, product_id, location_id, qty, value, qty_after, on_day, reason, at)
     select m.business_id, gen_random_uuid(), m.product_id, m.location_id, 0, 0, 0, m.on_day, 'revalued', m.at
     from (select * from stock_move where business_id = $1 order by on_day limit 1) m, generate_series(1, 20000)`,
    [business],
  );
  await owner.query('commit');
  expect(await figure()).toEqual([['Moves entered after this day, at least', '10000']]);
});

test('what there was at a location on any day is what had moved there until its end', async () => {
  const { owner } = server;
  const moves = transferApiFor(api.client);
  await moves.enable();
  const [main, annex] = [await moves.main(), await moves.location('Annex')];
  const { rows: items } = await owner.query(
    'select id, name from product where business_id = $1 order by name',
    [business],
  );
  const [candle, lamp] = items.map(({ id }) => idToWire(id)) as [string, string];
  const sent = await moves.transfer({ from: main, to: annex, items: [[candle, '6']], onDay: '2025-04-30' });
  expectOk(await moves.receive(sent, [{ quantity: '4' }]));
  await moves.transfer({ from: main, to: annex, items: [[lamp, '3']], onDay: '2025-09-15' });
  await moves.transfer({ from: annex, to: main, items: [[candle, '1']], onDay: today });
  for (const locationId of [main, annex]) {
    const location = idFromWire(locationId);
    for (const day of days) {
      const { rows: bySums } = await owner.query(
        `select product_id, qty::text from (${movedAfterAt}) m where qty <> 0 order by 1`,
        [business, day, location],
      );
      const { rows: byMoves } = await owner.query(
        `select product_id, sum(qty)::text as qty from stock_move
           where business_id = $1 and location_id = $3 and on_day > $2 group by 1 having sum(qty) <> 0 order by 1`,
        [business, day, location],
      );
      expect([day, bySums]).toEqual([day, byMoves]);
      if (day > today) continue;
      const { rows: there } = await owner.query(
        `select p.name, trim_scale(sum(m.qty))::text as quantity from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
         where m.business_id = $1 and m.location_id = $2 and m.on_day <= $3 group by 1 having sum(m.qty) <> 0 order by 1`,
        [business, location, day],
      );
      const query = { todate: day, locationId: locationId };
      const { StockAnalysis } = expectOk(await api.client.send(reportCalls.stockAnalysis, query)).body;
      const listed = StockAnalysis.filter(({ quantity }) => quantity !== '0')
        .map(({ productname, quantity }) => ({ name: productname, quantity }))
        .sort((a, b) => a.name.localeCompare(b.name));
      expect([day, listed]).toEqual([day, there]);
    }
  }
});
