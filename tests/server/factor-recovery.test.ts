import { afterAll, beforeAll, expect, it } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { codeAt, newSecret } from '../../server/adapters/one-time-codes.ts';
import { carryRecoveriesOn } from '../../server/commands/account/recover-factor.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { factorContext } from '../../server/store/access/second-factors.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import { asks, goodPassword, mailedTo, type Registered, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const day = 24 * 60;

/** Somebody with a second factor, and what their app knows; they have lost it unless a test says otherwise. */
const locked = async (email: string): Promise<Registered & { secret: string }> => {
  const who = await verified(app, email);
  const secret = newSecret();
  await app.owner.query(
    `insert into second_factor (user_id, secret, confirmed_at) select id, $2, now() from app_user where email = $1`,
    [email, app.services.sealing!.seal(secret, factorContext(await userId(email)))],
  );
  return { ...who, secret };
};
const userId = async (email: string): Promise<string> =>
  (await app.owner.query('select id from app_user where email = $1', [email])).rows[0].id;
const challenged = async (email: string): Promise<string> => {
  const { body } = await app.send(accountCalls.login, { body: { email, password: goodPassword } });
  if (!('challenge' in body.data)) throw new Error('A session was opened without the second factor.');
  return body.data.challenge;
};
const recovers = async (email: string) =>
  app.send(secondFactorCalls.recoverFactor, { body: { challenge: await challenged(email) } });
const proves = async (email: string, code: string) =>
  app.send(secondFactorCalls.proveFactor, { body: { challenge: await challenged(email), code } });

interface Mail {
  subject: string;
  text: string;
}
const mails = async (to: string): Promise<Mail[]> =>
  (await app.app.inject({ url: '/dev/mailbox.json', query: { to } })).json();
const mailedCode = async (to: string): Promise<string> =>
  /^[a-z0-9]{6}(-[a-z0-9]{6}){3}$/m.exec((await mails(to))[0]?.text ?? '')?.[0] ?? '';

/** Lets so many days pass, with the job at each hour of them. */
const passDays = async (count: number) => {
  for (let hour = 0; hour < count * 24; hour += 1) {
    app.pass(60);
    await carryRecoveriesOn(app.services);
  }
};

it('three notices over seven days, then a code that opens the session, turns the factor off and ends the others', async () => {
  const who = await locked('lost@example.com');
  const before = (await mails(who.email)).length;
  const answered = await recovers(who.email);
  expect([answered.status, answered.body.data]).toEqual([
    200,
    { codeAt: '2026-03-09T12:00:00.000Z', mailed: false },
  ]);
  const notices = async () => (await mails(who.email)).length - before;
  const counted: number[] = [];
  for (let passed = 0; passed < 7; passed += 1) {
    counted.push(await notices());
    await passDays(1);
  }
  expect(counted).toEqual([1, 1, 1, 2, 2, 2, 3]);
  expect(await notices()).toBe(4);
  const texts = (await mails(who.email)).slice(1, 4).map(({ text }) => text);
  expect(texts.map((text) => /notice (\d) of 3/.exec(text)?.[1])).toEqual(['3', '2', '1']);
  expect(texts.every((text) => text.includes('9 March 2026'))).toBe(true);
  const code = await mailedCode(who.email);
  const elsewhere = who.token;
  const { status, body } = await proves(who.email, code.toUpperCase());
  expect(status).toBe(200);
  expect([(await asks(app, body.data.Token)).status, (await asks(app, elsewhere)).status]).toEqual([
    200, 401,
  ]);
  expect((await mailedTo(app, who.email)).subject).toBe('Two-step verification was turned off');
  const again = await app.send(accountCalls.login, { body: { email: who.email, password: goodPassword } });
  expect(again.body.data).toHaveProperty('Token');
});

it.each([
  ['before the code is mailed', 5],
  ['after it', 8],
])('a sign-in with the factor stops it %s', async (_, days) => {
  const who = await locked(`stops-${days}@example.com`);
  await recovers(who.email);
  await passDays(days);
  const code = await mailedCode(who.email);
  expect(code !== '').toBe(days > 7);
  expect((await proves(who.email, codeAt(who.secret, app.clock()))).status).toBe(200);
  const count = (await mails(who.email)).length;
  await passDays(8);
  expect((await mails(who.email)).length).toBe(count);
  if (code) expect((await proves(who.email, code)).status).toBe(400);
  expect((await proves(who.email, codeAt(who.secret, app.clock()))).status).toBe(200);
});

it('asked again it mails nothing and answers the one under way, until its code has run out', async () => {
  const who = await locked('again@example.com');
  const first = (await recovers(who.email)).body.data;
  const count = (await mails(who.email)).length;
  await passDays(1);
  expect((await recovers(who.email)).body.data).toEqual(first);
  expect((await mails(who.email)).length).toBe(count);
  await passDays(6);
  expect((await recovers(who.email)).body.data).toEqual({ ...first, mailed: true });
  const code = await mailedCode(who.email);
  await passDays(8);
  expect((await proves(who.email, code)).status).toBe(400);
  expect((await recovers(who.email)).body.data.mailed).toBe(false);
});

it('a server that was off for ten days still gives notice three times before the code', async () => {
  const who = await locked('late@example.com');
  await recovers(who.email);
  app.pass(10 * day);
  for (let round = 0; round < 3; round += 1) await carryRecoveriesOn(app.services);
  expect(await mailedCode(who.email)).toBe('');
  expect((await mails(who.email))[0]?.text).toContain('notice 2 of 3');
  await passDays(3);
  expect((await mails(who.email))[0]?.text).toContain('notice 3 of 3');
  await passDays(1);
  expect(await mailedCode(who.email)).not.toBe('');
});

it('nobody begins it without the password', async () => {
  const { status } = await app.send(secondFactorCalls.recoverFactor, { body: { challenge: 'A'.repeat(43) } });
  expect(status).toBe(400);
});

it('what was mailed to an address opens nothing once the account has moved to another', async () => {
  const who = await locked('moved@example.com');
  const { token } = who;
  await recovers(who.email);
  await app.send(accountSettingsCalls.changeEmail, {
    token,
    body: { current: who.email, new: 'there@example.com', 'confirm password': goodPassword },
  });
  const { digits: code } = await mailedTo(app, 'there@example.com');
  expect((await app.send(accountSettingsCalls.confirmEmail, { token, body: { code } })).status).toBe(200);
  const { rows } = await app.owner.query(
    `select 1 from factor_recovery r join app_user u on u.id = r.user_id where u.email = 'there@example.com'`,
  );
  expect(rows).toEqual([]);
});

it('the job carries them on by the hour', async () => {
  const who = await locked('job@example.com');
  await recovers(who.email);
  app.pass(4 * day);
  const faults: unknown[] = [];
  const jobs = await startJobs({ ...app.services, mail: localMailbox }, (error) => faults.push(error));
  await app.owner.query(`select graphile_worker.add_job('carry-recoveries-on')`);
  await expect
    .poll(async () => (await mails(who.email))[0]?.text, { timeout: 60_000 })
    .toContain('notice 2 of 3');
  await jobs.stop();
  expect(faults).toEqual([]);
});
