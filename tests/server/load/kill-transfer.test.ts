import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../../server/maintenance/verify.ts';
import { type Point, points } from '../../../server/store/database/point.ts';
import { transferCalls } from '../../../src/api/calls/transfer.ts';
import type { Call } from '../../../src/api/wire/call.ts';
import { idFromWire } from '../../../src/api/wire/id.ts';
import { type Api, apiFor } from '../../support/api.ts';
import { bundled } from '../../support/child.ts';
import { type Act, actOf, again, diesAt, sentTo, serverProcess } from '../../support/cut-off.ts';
import { type Client, type Server, startServer } from '../../support/server.ts';
import { times } from '../../support/thorough.ts';
import { transferApiFor } from '../../support/transfer-api.ts';

/**
 * The server killed in the middle of a transfer's acts, at every named point of the code once, then at random moments: `KILL_ROUNDS`
 * sets how many of those. Whoever was cut off sends the same once more.
 */
const rounds = times('KILL_ROUNDS', 6, 50);

let server: Server;
let bundle: string;
let client: Client;
let api: Api;
let transfers: ReturnType<typeof transferApiFor>;
let [main, annex, box] = ['', '', ''];
beforeAll(async () => {
  server = await startServer();
  bundle = await bundled('tests/support/server-process.ts');
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  transfers = transferApiFor(client);
  await transfers.enable();
  [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  box = await api.goods('Box', '1000', '3');
});
afterAll(async () => {
  rmSync(bundle);
  await server.close();
});

const starts = (killAt = '') => serverProcess(bundle, server, '2026-03-20', killAt);
/** The same act sent once more, as the page does when it had no answer. */
const sentAgain = async (act: Act) =>
  (await again(client, act)) as { data: { id: string; transferNo: string; status: string } };

const creating = (quantity: string): Act =>
  actOf(transferCalls.createTransfer, {
    sourceLocationData: { LocationId: main },
    destinationLocationData: { LocationId: annex },
    dateOfTransfer: '2026-03-20',
    stockTransferItems: [{ productId: box, quantity }],
  });
const ofTransfer = (call: Call, id: string, more: Record<string, unknown> = {}): Act =>
  actOf(call, { id, ...more });

/** What lies where, and is on its way; how many transfers there are, and the last number. */
const stored = async () => {
  const { rows } = await server.owner.query(
    `select coalesce(sum(qty) filter (where location_id = $2), 0)::int as main, coalesce(sum(qty) filter (where location_id = $3), 0)::int as annex,
       coalesce(sum(qty) filter (where location_id is null), 0)::int as away,
       (select count(*)::int from stock_transfer t where t.business_id = $1) as transfers,
       (select max(number) from stock_transfer t where t.business_id = $1) as last
     from stock_move m where business_id = $1`,
    [client.shop.business.id, idFromWire(main), idFromWire(annex)],
  );
  return rows[0];
};

test('a transfer killed at every named point is done once or not at all, and once when it is sent again', async () => {
  const own = points.filter((name) => name.startsWith('transfer.'));
  const killed = async (at: Point, act: Act) => {
    await diesAt(client, await starts(at), act, at);
    // Before it is sent again: whole or nothing.
    expect(await violationsSeenBy(server.owner)).toEqual([]);
    return sentAgain(act);
  };
  let [atMain, atAnnex, n] = [1000, 0, 0];
  const hold = async (away: number) =>
    expect(await stored()).toEqual({
      main: atMain,
      annex: atAnnex,
      away,
      transfers: n,
      last: `TRF-${String(n).padStart(4, '0')}`,
    });
  for (const at of own) {
    const { data } = await killed(at, creating('10'));
    [atMain, n] = [atMain - 10, n + 1];
    await hold(10);
    const arrived = [{ quantity: '7', rest: 'back' }];
    expect((await killed(at, ofTransfer(transferCalls.receivePart, data.id, { arrived }))).data.status).toBe(
      'Transferred',
    );
    [atMain, atAnnex] = [atMain + 3, atAnnex + 7];
    await hold(0);
    const other = await transfers.transfer({ from: main, to: annex, items: [[box, '5']] });
    n += 1;
    expect((await killed(at, ofTransfer(transferCalls.cancelTransfer, other))).data.status).toBe('Cancelled');
    await hold(0);
  }
  expect(await violationsSeenBy(server.owner)).toEqual([]);
}, 240_000);

test(
  `transfers of six people go on through ${rounds} kills at random moments: each is there once, and nothing by halves`,
  async () => {
    let requests = 0;
    for (let round = 0; round < rounds; round += 1) {
      const child = await starts();
      const cutOff: Act[] = [];
      const person = async () => {
        for (;;) {
          const act = creating('1');
          const status = await sentTo(client, child, act);
          if (status === 200) requests += 1;
          else if (status === null) return void cutOff.push(act);
          else throw new Error(`answered ${status}`);
        }
      };
      const before = requests;
      const working = Promise.all(Array.from({ length: 6 }, person));
      while (requests < before + 6) await sleep(5);
      await sleep(Math.random() * 150);
      await child.kill();
      await working;
      for (const act of cutOff) await sentAgain(act);
      requests += cutOff.length;
      expect(await stored()).toMatchObject({
        main: 1000 - requests,
        annex: 0,
        away: requests,
        transfers: requests,
        last: `TRF-${String(requests).padStart(4, '0')}`,
      });
    }
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  },
  60_000 + rounds * 20_000,
);
