import { setTimeout } from 'node:timers/promises';
import { Logger, runOnce } from 'graphile-worker';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../../server/jobs/runner.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { queueTask } from '../../server/store/files/tasks.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { office } from '../support/mailing.ts';
import { remindAll } from '../support/reminders.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Invoices that were mailed on an earlier day and are due to be reminded of. */
const owedTo = async (client: Client, count: number): Promise<void> => {
  const api = apiFor(client);
  expectOk(await client.send(mailSettingsCalls.saveReminders, { On: true, Days: [0] }));
  const email = `customer@${client.shop.business.id}.example`;
  const card = { type: 'person', name: 'Ada Stone', email };
  const customer = expectOk(await client.send(customerCalls.addCustomer, card)).body.data.id;
  for (let n = 0; n < count; n += 1)
    expectOk(await client.send(mailingCalls.resendInvoice, { InvoiceId: await api.invoice({ customer }) }));
};

test('what a person sends goes before every reminder, and the reminders of businesses go in turns', async () => {
  const [many, few] = [await server.client(), await server.client()];
  await owedTo(many, 8);
  await owedTo(few, 2);
  await server.owner.query(`update message set state = 'sent'; delete from graphile_worker._private_jobs`);
  server.setToday('2026-05-04');
  await remindAll(server);
  const waiting = await server.owner.query(
    `select from message where state = 'queued' and purpose = 'reminder'`,
  );
  expect(waiting.rowCount).toBe(10);
  const byHand = async (client: Client, email: string) =>
    expectOk(
      await client.send(mailingCalls.resendInvoice, { InvoiceId: await apiFor(client).invoice(), email }),
    );
  for (let n = 0; n < 4; n += 1) await byHand(many, 'hand@many.example');
  await byHand(few, 'hand@few.example');

  const { mail, taken } = office();
  const jobs = await startJobs({ ...server.services, mail }, () => {});
  try {
    await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(15);
  } finally {
    await jobs.stop();
  }
  const addresses = taken.map(({ to }) => to);
  // Two are carried out at once, so each may be overtaken by one.
  expect(addresses.findLastIndex((to) => to.startsWith('hand@'))).toBeLessThanOrEqual(5);
  expect(addresses.indexOf('hand@few.example')).toBeLessThanOrEqual(2);
  expect(addresses.lastIndexOf(`customer@${few.shop.business.id}.example`)).toBeLessThanOrEqual(9);
});

test('long work of businesses is done in turns, and that of one is done one after the other', async () => {
  const [many, few] = [await server.client(), await server.client()];
  const queue = ({ shop }: Client) =>
    withBusiness(shop, 'write', (tx) =>
      queueTask(tx, { id: v7(), kind: 'import-items', total: 1, input: {} }),
    );
  for (const client of [many, many, many, few, few]) await queue(client);
  const began: string[] = [];
  let [underWay, most] = [0, 0];
  await runOnce({
    connectionString: server.url,
    concurrency: 2,
    logger: new Logger(() => () => {}),
    taskList: {
      'import-items': async (payload) => {
        const { business } = payload as { business: string };
        began.push(business === many.shop.business.id ? 'many' : 'few');
        if (began.at(-1) === 'many') underWay += 1;
        most = Math.max(most, underWay);
        await setTimeout(200);
        if (business === many.shop.business.id) underWay -= 1;
      },
    },
  });
  expect(began.slice(0, 2).sort()).toEqual(['few', 'many']);
  expect(began).toHaveLength(5);
  expect(most).toBe(1);
});
