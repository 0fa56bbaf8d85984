import { Logger, runOnce } from 'graphile-worker';
import { expect, it } from 'vitest';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { asAccess } from '../../server/store/access/access.ts';
import { column } from '../../server/store/database/row.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { asAdmin } from '../support/database.ts';
import { everyRow } from '../support/dump.ts';
import { asks, goodPassword, mailedTo, registers, signsIn, verified, verifies } from '../support/people.ts';
import { startServer } from '../support/server.ts';

it('the log says who registered, verified, signed in and out, and was refused, and holds no secret', async () => {
  const lines: string[] = [];
  const app = await startServer({ log: (line) => lines.push(line) });
  const who = await registers(app, 'mara@example.com');
  const { digits, link } = await mailedTo(app, who.email);
  const query = { userId: who.userid, code: link };
  await app.send(accountCalls.validateCode, { query });
  await verifies(app, who, link);
  await signsIn(app, who.email, 'wrong\r\n{"act":"forged"}');
  const token = (await signsIn(app, who.email, goodPassword)).body.data.Token;
  await app.send(accountCalls.logout, { token });
  const noted = lines.map((line) => JSON.parse(line)).filter(({ act }) => act);
  const acts = noted.map(({ act, user }) => [act, user]);
  expect(acts).toEqual([
    ['registered', who.userid],
    ['verified', who.userid],
    ['sign-in refused', undefined],
    ['signed in', who.userid],
    ['signed out', who.userid],
  ]);
  const log = lines.join('');
  const secrets = [who.token, token, digits, link, goodPassword, who.email, 'forged'];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  await app.close();
});

it('an act is known again for two months, and forgotten then', async () => {
  const app = await startServer();
  const client = await app.client();
  const adds = async () => {
    const sent = { type: 'person', name: 'Ada Stone' };
    const { body } = await client.send(customerCalls.addCustomer, sent, { 'idempotency-key': 'one intent' });
    return body.data.repeated;
  };
  const sweep = async () => {
    await asAdmin(app.database.url, "select graphile_worker.add_job('forget-expired')");
    await runOnce({
      connectionString: app.database.url,
      taskList: { 'forget-expired': forgetExpired(app.services.clock) },
      parsedCronItems: [],
      logger: new Logger(() => () => {}),
    });
  };
  expect(await adds()).toBe(false);
  app.pass(59 * 24 * 60);
  await sweep();
  expect(await adds()).toBe(true);
  app.pass(2 * 24 * 60);
  await sweep();
  expect((await app.owner.query('select 1 from idempotency')).rows).toEqual([]);
  await app.close();
});

it('what has run out is forgotten by the hour; people and live sessions stay', async () => {
  const app = await startServer();
  const mara = await verified(app, 'mara@example.com');
  const never = await registers(app, 'never@example.com');
  await signsIn(app, never.email, goodPassword);
  const sweep = () =>
    runOnce({
      connectionString: app.database.url,
      taskList: { 'forget-expired': forgetExpired(app.services.clock) },
      parsedCronItems: [],
      logger: new Logger(() => () => {}),
    });
  const askFor = () => asAdmin(app.database.url, "select graphile_worker.add_job('forget-expired')");
  await askFor();
  await sweep();
  expect((await asks(app, mara.token)).status).toBe(200);
  app.pass(31 * 24 * 60);
  const { body } = await signsIn(app, mara.email, goodPassword);
  await askFor();
  await sweep();
  expect((await asks(app, body.data.Token)).status).toBe(200);
  const users = await asAccess(app.database)({ email: column.text }, 'select email from app_user');
  expect(users).toEqual([{ email: 'mara@example.com' }]);
  expect(await everyRow(app.database.url)).not.toContain('never@example.com');
  await app.close();
});
