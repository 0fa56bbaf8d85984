import { afterEach, beforeEach, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import type { Mail } from '../../server/adapters/mail/mail.ts';
import type { Pdf } from '../../server/adapters/pdf/pdf.ts';
import { openDemo } from '../../server/demo/open-demo.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { asAdmin } from '../support/database.ts';
import { registers } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let jobs: Jobs;
let release: () => void;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  release?.();
  await jobs.stop();
  await server.close();
});

const begin = async ({ mail = localMailbox, pdf = server.services.pdf }: { mail?: Mail; pdf?: Pdf }) => {
  jobs = await startJobs({ ...server.services, mail, pdf }, () => {});
};

/** Something that does not end before it is released. */
const held = () => {
  const gate = new Promise<void>((open) => {
    release = open;
  });
  let requests = 0;
  return {
    requests: () => requests,
    wait: async () => {
      requests += 1;
      await gate;
    },
  };
};

const letterTo = async (email: string) =>
  (await server.owner.query('select state from letter where to_address = $1', [email])).rows[0]?.state;
const soon = { timeout: 60_000 };

test('mail that a server takes its time for holds up nothing but mail', async () => {
  const stuck = held();
  await begin({ mail: { ...localMailbox, send: stuck.wait } });
  for (const name of ['ada', 'grace', 'mara', 'nils']) await registers(server, `${name}@example.com`);
  await expect.poll(stuck.requests, soon).toBe(2);
  await asAdmin(server.url, "select graphile_worker.add_job('forget-expired', job_key := 'asked')");
  const waits = async () =>
    (await server.owner.query("select 1 from graphile_worker.jobs where key = 'asked'")).rowCount;
  await expect.poll(waits, soon).toBe(0);
});

test('papers that take their time hold up no letter', async () => {
  const stuck = held();
  const { pdf } = server.services;
  await begin({ pdf: { ...pdf, render: (paper) => stuck.wait().then(() => pdf.render(paper)) } });
  const client = await server.client();
  const api = apiFor(client);
  for (let n = 0; n < 3; n += 1) {
    const id = await api.invoice();
    expectOk(await client.send(mailingCalls.resendInvoice, { InvoiceId: id, email: 'customer@example.com' }));
  }
  await expect.poll(stuck.requests, soon).toBe(2);
  await registers(server, 'mara@example.com');
  await expect.poll(() => letterTo('mara@example.com'), soon).toBe('sent');
});

test('minutes of work hold up no letter', async () => {
  await begin({});
  await openDemo(server.database, server.clock);
  const task = async () => (await server.owner.query('select state from task')).rows[0]?.state;
  await expect.poll(task, soon).toBe('running');
  // A second piece of it, as another business would ask for.
  await server.owner.query(
    `select graphile_worker.add_job('fill-demo', json_build_object('business', business_id, 'task', id)) from task`,
  );
  await registers(server, 'mara@example.com');
  await expect.poll(() => letterTo('mara@example.com'), soon).toBe('sent');
  expect(await task()).toBe('running');
});
