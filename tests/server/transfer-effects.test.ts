import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { transferCalls } from '../../src/api/calls/transfer.ts';
import { type Api, expectOk } from '../support/api.ts';
import { everyRow } from '../support/dump.ts';
import { ownBooks } from '../support/own-books.ts';
import { type Server, startServer } from '../support/server.ts';
import { type TransferApi, type TransferRequest, twoLocations } from '../support/transfer-api.ts';

let server: Server;
let api: Api;
let books: Awaited<ReturnType<typeof ownBooks>>;
let transfers: TransferApi;
let [main, annex] = ['', ''];
beforeAll(async () => {
  server = await startServer();
  books = await ownBooks(server.url);
});
beforeEach(async () => {
  ({ api, transfers, main, annex } = await twoLocations(server));
});
afterAll(async () => {
  await books.close();
  await server.close();
});

/** What lies at the source and is on its way, of each item. */
const stateOf = async (ids: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      ids.map(async (productId) => {
        const { locations, intransit } = expectOk(
          await api.client.send(stockCalls.productSummary, { productId }),
        ).body.data;
        return [productId, { left: locations.find((at) => at.locationId === main)!.quantity, intransit }];
      }),
    ),
  );

const worthInTransit = async (): Promise<string> => {
  const { rows } = await server.owner.query(
    `select coalesce(sum(round(p.value * away.qty / nullif(p.qty, 0), 2)), 0)::text as worth from product p join (
       select product_id, sum(qty) as qty from stock_move where business_id = $1 and location_id is null group by 1) away
     on away.product_id = p.id where p.business_id = $1`,
    [api.client.shop.business.id],
  );
  return rows[0].worth;
};

const sample = async (): Promise<[string, string]> => [
  await api.goods('Box', '8', '3'),
  await api.goods('Jar', '3', '3.333333'),
];

test('what sending shows before is what the commit does: what leaves, what is left, what is on its way and its worth; books stay as they are', async () => {
  const [box, jar] = await sample();
  const request: TransferRequest = {
    from: main,
    to: annex,
    items: [
      [box, '5'],
      [jar, '2'],
      [box, '1'],
    ],
  };
  const journal = await api.journal();
  const untouched = await everyRow(server.url);
  const { goods, worth } = await transfers.preview(request);
  expect(await everyRow(server.url)).toEqual(untouched);
  expect(goods).toEqual([
    { productId: box, productname: 'Box', quantity: '6', left: '2', worth: '18' },
    { productId: jar, productname: 'Jar', quantity: '2', left: '1', worth: '6.67' },
  ]);
  expect(worth).toBe('24.67');

  const before = await stateOf([box, jar]);
  await transfers.transfer(request);
  const after = await stateOf([box, jar]);
  for (const { productId, quantity, left } of goods) {
    expect(after[productId]).toEqual({ left, intransit: quantity });
    expect(before[productId]!.intransit).toBe('0');
  }
  expect(await worthInTransit()).toBe(worth);
  expect(await api.journal()).toEqual(journal);
  await books.hold(api.client);
});

test('an edit shows what more leaves and what comes back, and does just that', async () => {
  const [box, jar] = await sample();
  const request: TransferRequest = {
    from: main,
    to: annex,
    items: [
      [box, '5'],
      [jar, '1'],
    ],
  };
  const id = await transfers.transfer(request);
  const edited: TransferRequest = {
    ...request,
    items: [
      [box, '2'],
      [jar, '3'],
    ],
  };
  const { goods, worth } = await transfers.preview(edited, id);
  expect(goods).toEqual([
    { productId: box, productname: 'Box', quantity: '-3', left: '6', worth: '-9' },
    { productId: jar, productname: 'Jar', quantity: '2', left: '0', worth: '6.67' },
  ]);
  expect(worth).toBe('-2.33');
  expectOk(await transfers.update(id, edited));
  expect(await stateOf([box, jar])).toEqual({
    [box]: { left: '6', intransit: '2' },
    [jar]: { left: '0', intransit: '3' },
  });
  expect((await transfers.preview({ ...edited, notes: 'By van' }, id)).goods).toEqual([]);
  await books.hold(api.client);
});

test('what would be refused is refused by the preview, in the same words', async () => {
  const [box] = await sample();
  const request: TransferRequest = { from: main, to: annex, items: [[box, '9']] };
  const bodies = async () => ({
    previewed: await api.client.send(transferCalls.previewTransfer, {
      sourceLocationData: { LocationId: main },
      destinationLocationData: { LocationId: annex },
      dateOfTransfer: '2026-03-20',
      stockTransferItems: [{ productId: box, quantity: '9' }],
    }),
    done: await transfers.send(request),
  });
  const { previewed, done } = await bodies();
  expect(previewed.status).toBe(400);
  expect(previewed.body).toEqual(done.body);
});

/** What lies at the ends of a transfer and is on its way, of each item. */
const everywhere = async (ids: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      ids.map(async (productId) => {
        const { locations, intransit } = expectOk(
          await api.client.send(stockCalls.productSummary, { productId }),
        ).body.data;
        const at = (id: string) => locations.find(({ locationId }) => locationId === id)?.quantity ?? '0';
        return [productId, { source: at(main), transit: intransit, destination: at(annex) }];
      }),
    ),
  );

const arrived = [
  { quantity: '3', rest: 'back' as const },
  { quantity: '1', rest: 'written-down' as const, reason: 'damaged' },
];

test.each([
  ['mark', {}, '0'],
  ['receive', { arrived }, '3.33'],
  ['cancel', {}, '0'],
  ['reverse', {}, '0'],
] as const)(
  'what the act %s of a transfer shows before is what the commit does, place by place, and nothing is written by showing it',
  async (act, more, writtenOff) => {
    const [box, jar] = await sample();
    const request: TransferRequest = {
      from: main,
      to: annex,
      items: [
        [box, '5'],
        [jar, '2'],
      ],
    };
    const id = await transfers.transfer(request);
    if (act === 'reverse') expectOk(await transfers.mark(id));
    const untouched = await everyRow(server.url);
    const previewed = expectOk(await transfers.previewAct(id, act, more)).body.data;
    expect(await everyRow(server.url)).toEqual(untouched);

    const before = await everywhere([box, jar]);
    const worthBefore = await worthInTransit();
    if (act === 'receive') expectOk(await transfers.receive(id, arrived));
    else expectOk(await transfers[act](id));
    const after = await everywhere([box, jar]);
    expect(previewed.goods.map(({ productname }) => productname)).toEqual(['Box', 'Jar']);
    for (const { productId, places } of previewed.goods) {
      const [was, became] = [before[productId]!, after[productId]!];
      const changed = (['source', 'transit', 'destination'] as const).filter((at) => was[at] !== became[at]);
      expect(places).toEqual(changed.map((place) => ({ place, before: was[place], after: became[place] })));
    }
    expect(Number(previewed.worthBefore)).toBe(Number(worthBefore));
    expect(Number(previewed.worthAfter)).toBe(Number(await worthInTransit()));
    expect(previewed.writtenOff).toBe(writtenOff);
    await books.hold(api.client);
  },
);

test('an act done before shows that nothing will move, and one that is refused is refused in the same words', async () => {
  const [box] = await sample();
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '5']] });
  const tooMany = [{ quantity: '6', rest: 'back' as const }];
  const refused = await transfers.previewAct(id, 'receive', { arrived: tooMany });
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual((await transfers.receive(id, tooMany)).body);
  expectOk(await transfers.mark(id));
  expect(expectOk(await transfers.previewAct(id, 'mark')).body.data.goods).toEqual([]);
  const late = await transfers.previewAct(id, 'cancel');
  expect(late.status).toBe(400);
  expect(late.body).toEqual((await transfers.cancel(id)).body);
  expectOk(await transfers.reverse(id));
  expect(expectOk(await transfers.previewAct(id, 'reverse')).body.data.goods).toEqual([]);
});
