import { afterAll, beforeAll, expect, it } from 'vitest';
import { asAccess } from '../../server/store/access/access.ts';
import { openSession } from '../../server/store/access/sessions.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { everyRow } from '../support/dump.ts';
import { asks, goodPassword, registers, signsIn, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
  await verified(app, 'mara@example.com');
});
afterAll(() => app.close());

const session = async (rememberme = false): Promise<string> =>
  (await signsIn(app, 'mara@example.com', goodPassword, { rememberme })).body.data.Token;
const status = async (token: string): Promise<number> => (await asks(app, token)).status;
const hours = (count: number) => app.pass(count * 60);

it('signing out ends the session on the server, and its token says 401 from then on', async () => {
  const token = await session();
  expect((await app.send(accountCalls.logout, { token })).status).toBe(200);
  const dead = await asks(app, token);
  expect([dead.status, dead.body.Message]).toEqual([401, 'Session has expired, please log in again.']);
  expect((await app.send(accountCalls.logout, { token })).status).toBe(401);
});

it('a token is taken from its header alone, not from a cookie, the query or the body', async () => {
  const token = await session();
  const { app: http } = app;
  const sent = await Promise.all([
    http.inject({ url: '/api/Account/user-info', headers: { cookie: `Token=${token}; token=${token}` } }),
    http.inject({ url: '/api/Account/user-info', query: { Token: token, token } }),
    http.inject({ url: '/api/Account/user-info', headers: { authorization: `Bearer ${token}` } }),
    http.inject({ method: 'POST', url: '/api/Account/logout', payload: { Token: token, token } }),
  ]);
  expect(sent.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401]);
  expect(await status(token)).toBe(200);
});

it('a session lives twelve hours from its last use', async () => {
  const token = await session();
  hours(11);
  expect(await status(token)).toBe(200);
  hours(11);
  expect(await status(token)).toBe(200);
  hours(12);
  expect(await status(token)).toBe(401);
});

it('a remembered session lives thirty days, used or not', async () => {
  const [used, unused] = [await session(true), await session(true)];
  for (let day = 0; day < 29; day += 1) {
    hours(24);
    expect(await status(used)).toBe(200);
  }
  expect(await status(unused)).toBe(200);
  hours(24);
  expect([await status(used), await status(unused)]).toEqual([401, 401]);
});

it('no session outlives thirty days, however busy', async () => {
  const token = await session();
  for (let half = 0; half < 65; half += 1) {
    hours(11);
    expect(await status(token)).toBe(200);
  }
  hours(6);
  expect(await status(token)).toBe(401);
});

it('nobody has to change a password because it is old', async () => {
  const { email } = await verified(app, 'faithful@example.com');
  app.pass(3 * 365 * 24 * 60);
  expect((await signsIn(app, email, goodPassword)).status).toBe(200);
});

it('signing in anew ends the session the browser had', async () => {
  const former = await session();
  const { body } = await signsIn(app, 'mara@example.com', goodPassword, { token: former });
  expect([await status(former), await status(body.data.Token)]).toEqual([401, 200]);
});

it('a thousand tokens are 256 bits each, never the same, and none stands in the database', async () => {
  const { userid } = (await asks(app, await session())).body.data;
  expect(userid).toHaveLength(22);
  const { rows } = await app.database.access.query<{ id: string }>('select id from app_user limit 1');
  const tokens: string[] = [];
  for (let i = 0; i < 1000; i += 1)
    tokens.push(await openSession(asAccess(app.database), rows[0]!.id, false, app.services.clock()));
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  expect(new Set(tokens).size).toBe(1000);
  const signedIn = await signsIn(app, 'mara@example.com', goodPassword);
  const device = /counterfoil_device=([\w-]{43})/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? '';
  expect(device).not.toBe('');
  const dump = await everyRow(app.database.url);
  expect(dump).toContain('mara@example.com');
  const raw = [...tokens, signedIn.body.data.Token, device, goodPassword];
  expect(raw.filter((secret) => dump.includes(secret))).toEqual([]);
  const asHex = raw.filter((secret) => dump.includes(Buffer.from(secret).toString('hex')));
  expect(asHex).toEqual([]);
});

it('a password of 128 characters counts to its last one', async () => {
  const long = `${'quiet lanterns over tar, '.repeat(5)}end`;
  expect(long).toHaveLength(128);
  await registers(app, 'long@example.com', { password: long });
  expect((await signsIn(app, 'long@example.com', long)).status).toBe(200);
  expect((await signsIn(app, 'long@example.com', long.slice(0, 72))).status).toBe(400);
  expect((await signsIn(app, 'long@example.com', long.slice(0, 127))).status).toBe(400);
});

it('a user id in the query must be the signed-in user’s own', async () => {
  const token = await session();
  const own = (await asks(app, token)).body.data.userid;
  for (const call of [accountCalls.userInfo, accountCalls.trueUserInfo]) {
    const ask = async (userid: string) => (await app.send(call, { token, query: { userid } })).status;
    expect([await ask(own), await ask('A'.repeat(22))]).toEqual([200, 404]);
  }
});
