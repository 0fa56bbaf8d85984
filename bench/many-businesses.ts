import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { v7 } from 'uuid';
import { rebuild } from '../server/maintenance/rebuild.ts';
import { invoiceCalls } from '../src/api/calls/invoice.ts';
import { mailingCalls } from '../src/api/calls/mailing.ts';
import { idFromWire } from '../src/api/wire/id.ts';
import { bundled, startChild } from '../tests/support/child.ts';
import { fiveLines, type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import type { Answer, WireClient } from '../tests/support/wire-client.ts';
import { type Figure, median, quantile, timed } from './figure.ts';
import { leanClient } from './lean-client.ts';
import { openPlace, type Place } from './place.ts';
import { postRows } from './posted-rows.ts';

/** Businesses beside the one that is measured, `BENCH_BUSINESSES` for more or fewer of them. */
const neighbours = Number(process.env.BENCH_BUSINESSES ?? 200);
/** Every twentieth business has many invoices, the first among them. */
const hasMany = (n: number): boolean => n % 20 === 0;
/** Mailed invoices of each neighbour that are due to be reminded of; a business may send a hundred mails at once. */
const mailedOfEach = 20;

const rounds = 160;
const warmUp = 100;
const longestMs = 60_000;

const today = new Date().toISOString().slice(0, 10);

/** What is measured, and what it is called in the table. */
const acts = {
  post: 'post an invoice of 5 lines',
  list: 'list 50 invoices',
  mail: 'send a mail, until it has left',
};
type Act = keyof typeof acts;
const everyAct = Object.keys(acts) as Act[];

/** Milliseconds of each time an act was done. */
type Times = Record<Act, number[]>;

const expectOk = <Data>({ status, body }: Answer): Data => {
  if (status !== 200) throw new Error(`A call was refused: ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
};

/** The place, a connection as the owner, and the business that is measured. */
interface Scene {
  place: Place;
  owner: pg.Client;
  business: OpenBusiness;
  client: WireClient;
}

/** Mails an invoice by hand, and waits until the worker has sent it. @throws when it failed */
const sendMail = async ({ owner, business, client }: Scene, InvoiceId: string): Promise<void> => {
  const mail = { businessid: business.id, InvoiceId, email: 'customer@example.com' };
  const { messageid } = expectOk<{ messageid: string }>(
    await client.post(mailingCalls.resendInvoice.path, mail, v7()),
  );
  for (;;) {
    const { rows } = await owner.query<{ state: string; fault: string | null }>(
      'select state, fault from message where business_id = $1 and id = $2',
      [business.shop.business.id, idFromWire(messageid)],
    );
    const { state, fault } = rows[0]!;
    if (state === 'sent') return;
    if (fault) throw new Error(`A mail failed: ${fault}`);
    await sleep(5);
  }
};

/** Posts, lists and mails in turns while it is to go on, a minute at most. */
const takeRounds = async (
  scene: Scene,
  goesOn: (round: number) => boolean | Promise<boolean>,
): Promise<Times> => {
  const { owner, business, client } = scene;
  const times: Times = { post: [], list: [], mail: [] };
  const began = performance.now();
  for (let round = 0; performance.now() - began < longestMs && (await goesOn(round)); round += 1) {
    // The throttle of mails would end it, and is the same beside everything.
    await owner.query('delete from sign_in_try');
    let id = '';
    const post = async () => {
      const asked = fiveLines(business, today);
      ({ id } = expectOk<{ id: string }>(await client.post(invoiceCalls.createInvoice.path, asked, v7())));
    };
    const list = async () => {
      const asked = { businessid: business.id, limit: '50' };
      expectOk(await client.get(invoiceCalls.listInvoices.path, asked));
    };
    times.post.push(await timed(post));
    times.list.push(await timed(list));
    times.mail.push(await timed(() => sendMail(scene, id)));
  }
  return times;
};

/** Opens the neighbours, each with its invoices and with mails of some that are due by now. */
const openNeighbours = async ({ place, owner }: Pick<Scene, 'place' | 'owner'>): Promise<void> => {
  for (let n = 0; n < neighbours; n += 1) {
    const business = await openBusiness(place.database, `Neighbour ${n}`);
    await postRows(owner, business, hasMany(n) ? 5_000 : 100, { analyzes: n === 0 });
    const id = business.shop.business.id;
    await owner.query(`update contact set email = 'customer@example.com' where business_id = $1`, [id]);
    await owner.query(
      `insert into message (business_id, id, document_id, channel, purpose, recipients, body, by_user, state, created_at, sent_at)
       select business_id, gen_random_uuid(), id, 'mail', 'document', '{"to": "customer@example.com", "cc": [], "bcc": []}', '',
         employee_id, 'sent', issued_on, issued_on from document
       where business_id = $1 and status = 'NotPaid' and due_on <= $2 order by seq desc limit $3`,
      [id, today, mailedOfEach],
    );
  }
};

/** While all businesses are rebuilt, over and over: until the one that is measured had its turn, too. */
const besideRebuild = async (scene: Scene): Promise<Times> => {
  let done = false;
  const seconds: number[] = [];
  const rebuilding = async () => {
    while (!done) seconds.push((await timed(() => rebuild(scene.place.url))) / 1000);
  };
  const measuring = takeRounds(scene, (round) => round < rounds || seconds.length === 0).finally(() => {
    done = true;
  });
  const [times] = await Promise.all([measuring, rebuilding()]);
  const each = median(seconds).toFixed(1);
  console.log(`  ${neighbours + 1} businesses rebuilt, ${seconds.length} times in ${each} s each`);
  return times;
};

/** While the neighbours' customers are reminded, from the hour's job on. @throws when a reminder fails */
const besideReminders = async (scene: Scene): Promise<Times> => {
  const { owner, business } = scene;
  // Only now, or the clock might begin with them before.
  await owner.query(
    `update business set settings = settings || '{"reminders": {"on": true, "days": [0], "since": "2024-01-01T00:00:00Z"}}'
     where id <> $1`,
    [business.shop.business.id],
  );
  await owner.query(`select graphile_worker.add_job('send-reminders')`);
  const areWaiting = async () => {
    const { rowCount } = await owner.query(
      `select from graphile_worker.jobs where task_identifier in ('send-reminders', 'remind-customers', 'deliver-message') limit 1`,
    );
    return rowCount === 1;
  };
  const times = await takeRounds(scene, async (round) => round < rounds && (await areWaiting()));
  const { rows } = await owner.query<{ state: string; reminders: number; fault: string | null }>(
    `select state, count(*)::int as reminders, max(fault) as fault from message where purpose = 'reminder' group by state`,
  );
  const failed = rows.find(({ fault }) => fault);
  if (failed) throw new Error(`A reminder failed: ${failed.fault}`);
  const counts = rows.map(({ state, reminders }) => `${reminders} ${state}`);
  console.log(`  reminders meanwhile: ${counts.join(', ')}`);
  return times;
};

const spread = (times: readonly number[]): string =>
  `${median(times).toFixed(1)} ms, 95th ${quantile(times, 0.95).toFixed(1)} ms`;

const figuresOf = (neighbour: string, beside: Times, alone: Times): Figure[] =>
  everyAct.map((act) => ({
    name: `${acts[act]}, beside ${neighbour} : beside nothing`,
    measured: `${spread(beside[act])} : ${spread(alone[act])}`,
    ratio: median(beside[act]) / median(alone[act]),
  }));

/** Beside nothing before and after the rebuild, for the machine's own speed changes; the reminders don't end, so they come last. */
const measure = async (scene: Scene): Promise<Figure[]> => {
  const halfOfThem = (round: number) => round < rounds / 2;
  await takeRounds(scene, (round) => round < warmUp);
  const before = await takeRounds(scene, halfOfThem);
  const rebuilding = await besideRebuild(scene);
  const after = await takeRounds(scene, halfOfThem);
  const reminding = await besideReminders(scene);
  const alone: Times = {
    post: [...before.post, ...after.post],
    list: [...before.list, ...after.list],
    mail: [...before.mail, ...after.mail],
  };
  const counts = [alone, rebuilding, reminding].map(({ post }) => post.length);
  console.log(`  rounds beside nothing, a rebuild and reminders: ${counts.join(', ')}`);
  return [...figuresOf('a rebuild', rebuilding, alone), ...figuresOf('reminders', reminding, alone)];
};

/** Starts the worker, bundled beside the thread that lays out its PDFs, as the release is. Answers what ends it. */
const startWorker = async (url: string): Promise<() => Promise<void>> => {
  const folder = `dist/children/worker-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, 'jobs.js');
  renameSync(await bundled('tests/support/jobs-process.ts'), bundle);
  renameSync(await bundled('server/adapters/pdf/pdf-worker.ts'), join(folder, 'pdf-worker.js'));
  const worker = await startChild(bundle, { DATABASE_URL: url, JOBS_CLOCK: `${today}T12:00:00Z` });
  return async () => {
    await worker.kill();
    rmSync(folder, { recursive: true });
  };
};

/**
 * How long posting, a list and a mail take in one business of many: beside nothing, beside `rebuild` over all of them, and
 * beside a run of reminders over the others. The reminders are more than a minute sends, so that they last; what is left of
 * them goes with the place.
 */
export const manyBusinesses = async (): Promise<Figure[]> => {
  const place = await openPlace();
  const owner = new pg.Client({ connectionString: place.url });
  const endWorker = await startWorker(place.url);
  try {
    await owner.connect();
    const ms = await timed(() => openNeighbours({ place, owner }));
    console.log(`  ${neighbours} businesses opened in ${(ms / 1000).toFixed(0)} s`);
    const business = await openBusiness(place.database, 'Measured');
    await postRows(owner, business, 1_000);
    await rebuild(place.url);
    await owner.query('vacuum analyze');
    const client = leanClient(place.server.ready.port, business.token);
    const figures = await measure({ place, owner, business, client });
    client.close();
    return figures;
  } finally {
    await endWorker();
    await owner.end();
    await place.end();
  }
};
