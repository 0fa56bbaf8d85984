import { v7 } from 'uuid';
import { fiveLines, type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import type { WireClient } from '../tests/support/wire-client.ts';
import { type Figure, median, timed } from './figure.ts';
import { plainWriter } from './invoice-by-sql.ts';
import { leanClient } from './lean-client.ts';
import { openPlace } from './place.ts';
import { rowsOf, sameRows } from './rows-written.ts';

const day = new Date().toISOString().slice(0, 10);
const rounds = 7;
const perRound = 120;

const post = async (client: WireClient, business: OpenBusiness): Promise<void> => {
  const { status, body } = await client.post('/api/invoice/CreateInvoice', fiveLines(business, day), v7());
  if (status !== 200) throw new Error(`An invoice was refused: ${JSON.stringify(body)}`);
};

/**
 * Five-line invoices created and posted by HTTP: beside the same rows by plain SQL in six prepared round trips, and by
 * sixteen clients beside one. Rounds alternate, so that whatever else the machine does hits both sides.
 */
export async function postInvoices(): Promise<Figure[]> {
  const place = await openPlace();
  try {
    const names = Array.from({ length: 8 }, (_, n) => `Business ${n}`);
    const businesses = await Promise.all(names.map((name) => openBusiness(place.database, name)));
    const [one, plain] = businesses as [OpenBusiness, OpenBusiness];
    const writer = await plainWriter(place.database.url, plain, day);
    const client = leanClient(place.server.ready.port, one.token);
    const seconds: Record<'http' | 'sql' | 'many', number[]> = { http: [], sql: [], many: [] };
    const many = Array.from({ length: 16 }, (_, n) => {
      const business = businesses[2 + (n % 6)]!;
      return { business, client: leanClient(place.server.ready.port, business.token) };
    });
    const repeat = async (times: number, act: () => Promise<void>) => {
      for (let i = 0; i < times; i += 1) await act();
    };
    const byMany = () =>
      Promise.all(many.map((each) => repeat(perRound / 4, () => post(each.client, each.business))));
    await repeat(60, () => post(client, one));
    await repeat(60, writer.write);
    await byMany();
    for (let round = 0; round < rounds; round += 1) {
      seconds.http.push((await timed(() => repeat(perRound, () => post(client, one)))) / 1000);
      seconds.sql.push((await timed(() => repeat(perRound, writer.write))) / 1000);
      seconds.many.push((await timed(byMany)) / 1000);
    }
    await writer.end();
    for (const each of [client, ...many.map((one) => one.client)]) each.close();
    await sameRows(place.database.url, one, plain);
    const counts = await Promise.all(businesses.slice(2).map((each) => rowsOf(place.database.url, each)));
    const stored = counts.reduce((sum, row) => sum + row.document!, 0);
    const answered = (rounds + 1) * 16 * (perRound / 4);
    const rate = (of: readonly number[], n: number) => n / median(of);
    const [http, sql] = [rate(seconds.http, perRound), rate(seconds.sql, perRound)];
    const crowd = rate(seconds.many, 4 * perRound);
    return [
      {
        name: 'create and post a 5-line invoice, HTTP : plain SQL',
        measured: `${http.toFixed(0)}/s : ${sql.toFixed(0)}/s`,
        ratio: http / sql,
        limit: 0.4,
        side: 'at least',
      },
      {
        name: '16 clients over 6 businesses : 1 client',
        measured: `${crowd.toFixed(0)}/s : ${http.toFixed(0)}/s`,
        ratio: crowd / http,
        limit: 2,
        side: 'at least',
      },
      {
        name: 'answered : stored',
        measured: `${answered} : ${stored}`,
        ratio: answered / stored,
        limit: 1,
        side: 'at least',
      },
    ];
  } finally {
    await place.end();
  }
}
