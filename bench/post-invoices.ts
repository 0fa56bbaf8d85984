import { v7 } from 'uuid';
import { fiveLines, type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import type { WireClient } from '../tests/support/wire-client.ts';
import { type Figure, median, timed } from './figure.ts';
import { plainWriter } from './invoice-by-sql.ts';
import { leanClient } from './lean-client.ts';
import { openPlace } from './place.ts';
import { rowsOf, sameRows } from './rows-written.ts';

const day = new Date().toISOString().slice(0, 10);
/** Short rounds, many of them: the machine's own speed changes within seconds, and all sides are to meet the same. */
const rounds = 30;
const perRound = 30;
const crowded = 6 * perRound;
/** Invoices of each side before anything counts: a server that has just started compiles its code meanwhile. */
const warmUp = 900;
const concurrentCalls = 16;
const concurrentBusinesses = 6;

const post = async (client: WireClient, business: OpenBusiness): Promise<void> => {
  const { status, body } = await client.post('/api/invoice/CreateInvoice', fiveLines(business, day), v7());
  if (status !== 200) throw new Error(`An invoice was refused: ${JSON.stringify(body)}`);
};

const repeat = async (times: number, act: () => Promise<void>): Promise<void> => {
  for (let i = 0; i < times; i += 1) await act();
};

/** All of them at once, each taking the next turn when it is free, until so many turns are taken. */
const takeTurns = async (times: number, acts: readonly (() => Promise<void>)[]): Promise<void> => {
  let left = times;
  await Promise.all(
    acts.map(async (act) => {
      while (left > 0) {
        left -= 1;
        await act();
      }
    }),
  );
};

/**
 * Five-line invoices created and posted by HTTP: beside the same rows by plain SQL in six prepared round trips, and by
 * sixteen clients beside one. What plain SQL gains by a connection for each business over one tells how much of the
 * second the machine has to give. Rounds alternate, so that whatever else the machine does hits all sides.
 */
export async function postInvoices(): Promise<Figure[]> {
  const place = await openPlace();
  try {
    const named = (count: number, word: string) =>
      Promise.all(Array.from({ length: count }, (_, n) => openBusiness(place.database, `${word} ${n}`)));
    const [one, plain] = (await named(2, 'Business')) as [OpenBusiness, OpenBusiness];
    const byHttp = await named(concurrentBusinesses, 'Served');
    const bySql = await named(concurrentBusinesses, 'Written');
    const concurrent = Array.from({ length: concurrentCalls }, (_, n) => n % concurrentBusinesses);
    const { port } = place.server.ready;
    const client = leanClient(port, one.token);
    const writer = await plainWriter(place.database.url, plain, day);
    const clients = concurrent.map((n) => ({
      business: byHttp[n]!,
      client: leanClient(port, byHttp[n]!.token),
    }));
    const writers = await Promise.all(bySql.map((each) => plainWriter(place.database.url, each, day)));
    const posts = clients.map((each) => () => post(each.client, each.business));
    const writes = writers.map((each) => each.write);
    const sides = {
      http: (times = perRound) => repeat(times, () => post(client, one)),
      sql: (times = perRound) => repeat(times, writer.write),
      manyHttp: (times = crowded) => takeTurns(times, posts),
      manySql: (times = crowded) => takeTurns(times, writes),
    };
    const seconds: Record<keyof typeof sides, number[]> = { http: [], sql: [], manyHttp: [], manySql: [] };
    const names = Object.keys(sides) as (keyof typeof sides)[];
    for (const name of names) await sides[name](warmUp);
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) seconds[name].push((await timed(() => sides[name]())) / 1000);
    for (const each of [writer, ...writers]) await each.end();
    for (const each of [client, ...clients.map((one) => one.client)]) each.close();
    await sameRows(place.database.url, one, plain);
    const counts = await Promise.all(byHttp.map((each) => rowsOf(place.database.url, each)));
    const stored = counts.reduce((sum, row) => sum + row.document!, 0);
    const answered = warmUp + rounds * crowded;
    const rate = (name: keyof typeof sides, n: number) => n / median(seconds[name]);
    const [http, sql] = [rate('http', perRound), rate('sql', perRound)];
    const [manyHttp, manySql] = [rate('manyHttp', crowded), rate('manySql', crowded)];
    return [
      {
        name: 'create and post a 5-line invoice, HTTP : plain SQL',
        measured: `${http.toFixed(0)}/s : ${sql.toFixed(0)}/s`,
        ratio: http / sql,
      },
      {
        name: '16 clients over 6 businesses : 1 client',
        measured: `${manyHttp.toFixed(0)}/s : ${http.toFixed(0)}/s; plain SQL ${manySql.toFixed(0)}/s : ${sql.toFixed(0)}/s`,
        ratio: manyHttp / http,
      },
      {
        name: 'answered : stored',
        measured: `${answered} : ${stored}`,
        ratio: answered / stored,
      },
    ];
  } finally {
    await place.end();
  }
}
