import { beforeEach, expect, test } from 'vitest';
import { askProviders } from '../../server/jobs/ask-providers.ts';
import { pollStores } from '../../server/jobs/sync-stores.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { agreeableGateways } from '../support/agreeable-gateways.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { atStripe } from '../support/provider-fixture.ts';
import { remindersDue } from '../support/reminders.ts';
import { activeStore } from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();
beforeEach(() => server.setToday('2026-03-20'));

test('reminders are due where they are on and the business’s day has come to nine: a job for each, whatever others there are', async () => {
  const [on, off, early] = [await server.client(), await server.client(), await server.client()];
  for (const client of [on, early])
    expectOk(await client.send(mailSettingsCalls.saveReminders, { On: true, Days: [0] }));
  const zone = (client: typeof on, name: string) =>
    server.owner.query('update business set time_zone = $2 where id = $1', [client.shop.business.id, name]);
  await zone(on, 'UTC');
  // At noon in UTC it is two in the night there.
  await zone(early, 'Pacific/Honolulu');
  expect(await remindersDue(server)).toEqual([on.shop.business.id]);
  expect(off.shop.business.id).not.toBe(on.shop.business.id);
});

test('stores are polled in jobs of their own, of which the same store has one at a time', async () => {
  const [first, second] = [await activeStore(server, shops), await activeStore(server, shops)];
  await server.client();
  await server.owner.query('delete from graphile_worker._private_jobs');
  const task = pollStores({ ...server.services, shops: shops.platform });
  // Asked twice before it was done, it is done once.
  for (let n = 0; n < 2; n += 1) await task({}, null as never);
  const { rows } = await server.owner.query(
    `select j.task_identifier as task, j.queue_name as queue, j.key from graphile_worker.jobs j order by j.key`,
  );
  expect(rows).toEqual(
    [first, second]
      .map(({ client }) => client.shop.business.id)
      .sort()
      .map((id) => ({ task: 'poll-store', queue: `store:${id}`, key: `poll-store:${id}` })),
  );
});

test('payment providers are asked for payouts in jobs of their own, one for each account of a business', async () => {
  const accounts: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const client = await server.client();
    const api = apiFor(client);
    const invoice = await api.invoice();
    expectOk(await api.pay(invoice, '40'));
    accounts.push((await atStripe(client, invoice)).stripeAccount);
  }
  await server.owner.query('delete from graphile_worker._private_jobs');
  const task = askProviders({ ...server.services, gateways: agreeableGateways() });
  for (let n = 0; n < 2; n += 1) await task({}, null as never);
  const { rows } = await server.owner.query(
    `select j.payload -> 'at' ->> 'account' as account from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'ask-account' and j.payload ->> 'provider' = 'stripe' order by 1`,
  );
  expect(rows.map(({ account }) => account)).toEqual(accounts.sort());
});
