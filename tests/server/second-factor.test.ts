import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../../server/adapters/one-time-codes.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import { asks, goodPassword, mailedTo, type Registered, signsIn, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const begins = async ({ token }: Registered, password = goodPassword) =>
  app.send(secondFactorCalls.beginFactor, { token, body: { password } });
const confirms = ({ token }: Registered, code: string) =>
  app.send(secondFactorCalls.confirmFactor, { token, body: { code } });
const proves = (challenge: string, code: string) =>
  app.send(secondFactorCalls.proveFactor, { body: { challenge, code } });
const challenged = async (email: string): Promise<string> => {
  const { body } = await app.send(accountCalls.login, { body: { email, password: goodPassword } });
  if (!('challenge' in body.data)) throw new Error('A session was opened without the second factor.');
  return body.data.challenge;
};

/** Somebody with a second factor, its secret and its recovery codes. */
const protectedUser = async (email: string) => {
  const who = await verified(app, email);
  const { secret } = (await begins(who)).body.data;
  const { recoveryCodes } = (await confirms(who, codeAt(secret, app.clock()))).body.data;
  app.pass(1);
  return { who, secret, recoveryCodes };
};

it('a second factor counts once a code of it was confirmed, and is asked for from then on', async () => {
  const who = await verified(app, 'begin@example.com');
  expect((await begins(who, 'not the password')).body.fields?.[0]?.field).toBe('password');
  const { secret, address } = (await begins(who)).body.data;
  expect(address).toMatch(/^otpauth:\/\/totp\/Counterfoil:begin%40example.com\?/);
  expect((await signsIn(app, who.email, goodPassword)).body.data.Token).toMatch(/^[\w-]{43}$/);
  const code = codeAt(secret, app.clock());
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await confirms(who, wrong)).body.fields?.[0]?.field).toBe('code');
  const { recoveryCodes } = (await confirms(who, code)).body.data;
  expect(new Set(recoveryCodes).size).toBe(10);
  app.pass(1);
  const challenge = await challenged(who.email);
  expect((await asks(app, challenge)).status).toBe(401);
  const { status, body } = await proves(challenge, codeAt(secret, app.clock()));
  expect([status, body.data.user.userid]).toEqual([200, who.userid]);
  expect((await asks(app, body.data.Token)).status).toBe(200);
});

it('a code counts once, and so does a challenge', async () => {
  const { who, secret } = await protectedUser('once@example.com');
  const code = codeAt(secret, app.clock());
  const challenge = await challenged(who.email);
  expect((await proves(challenge, code)).status).toBe(200);
  expect((await proves(challenge, code)).status).toBe(400);
  expect((await proves(await challenged(who.email), code)).status).toBe(400);
});

it('a challenge has five tries and ten minutes', async () => {
  const { who, secret } = await protectedUser('tries@example.com');
  const wrong = codeAt(secret, app.clock()) === '000000' ? '111111' : '000000';
  const challenge = await challenged(who.email);
  for (let n = 0; n < 5; n += 1) expect((await proves(challenge, wrong)).status).toBe(400);
  expect((await proves(challenge, codeAt(secret, app.clock()))).status).toBe(400);
  const late = await challenged(who.email);
  app.pass(11);
  expect((await proves(late, codeAt(secret, app.clock()))).status).toBe(400);
});

it('wrong codes are slowed per user, over however many sign-ins', async () => {
  const { who } = await protectedUser('many@example.com');
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const challenge = await challenged(who.email);
    for (let n = 0; n < 5; n += 1) statuses.push((await proves(challenge, '12345')).status);
  }
  expect(statuses).toContain(403);
});

it('a recovery code opens the session once, however it is written, and only its hash is stored', async () => {
  const { who, recoveryCodes } = await protectedUser('recover@example.com');
  const [code] = recoveryCodes as [string];
  const typed = code.toUpperCase().replace('-', ' ');
  expect((await proves(await challenged(who.email), typed)).status).toBe(200);
  expect((await proves(await challenged(who.email), code)).status).toBe(400);
  const { rows } = await app.owner.query('select code_hash from recovery_code');
  expect(rows.every(({ code_hash }) => code_hash.length === 32)).toBe(true);
});

it('turning it on or off ends every other session, and is told by mail', async () => {
  const who = await verified(app, 'others@example.com');
  const signedIn = async () => (await signsIn(app, who.email, goodPassword)).body.data.Token;
  const before = await signedIn();
  const { secret } = (await begins(who)).body.data;
  const { recoveryCodes } = (await confirms(who, codeAt(secret, app.clock()))).body.data;
  expect((await mailedTo(app, who.email)).subject).toBe('Two-step verification was turned on');
  expect([(await asks(app, before)).status, (await asks(app, who.token)).status]).toEqual([401, 200]);
  const { body } = await proves(await challenged(who.email), recoveryCodes[0]!);
  await app.send(secondFactorCalls.endFactor, { token: who.token, body: { password: goodPassword } });
  expect([(await asks(app, body.data.Token)).status, (await asks(app, who.token)).status]).toEqual([
    401, 200,
  ]);
  expect((await mailedTo(app, who.email)).subject).toBe('Two-step verification was turned off');
});

it('a password set anew by mail does not stand for the second factor', async () => {
  const { who } = await protectedUser('forgetful@example.com');
  const password = 'brave otters by moonlight';
  await app.send(passwordCalls.forgotPassword, { body: { email: who.email } });
  const { link: code } = await mailedTo(app, who.email);
  const reset = await app.send(passwordCalls.resetPassword, { body: { userid: who.userid, code, password } });
  expect(reset.status).toBe(200);
  const { body } = await app.send(accountCalls.login, { body: { email: who.email, password } });
  expect(body.data).toHaveProperty('challenge');
  expect(body.data).not.toHaveProperty('Token');
});

it('the password turns it off, and a new one may be begun then', async () => {
  const { who } = await protectedUser('off@example.com');
  const { token } = who;
  expect((await begins(who)).status).toBe(400);
  const ends = (password: string) => app.send(secondFactorCalls.endFactor, { token, body: { password } });
  expect((await ends('not the password')).status).toBe(400);
  expect((await ends(goodPassword)).status).toBe(200);
  expect((await signsIn(app, who.email, goodPassword)).body.data.Token).toMatch(/^[\w-]{43}$/);
  expect((await begins(who)).status).toBe(200);
});
