import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { asks, goodPassword, mailedTo, registers, signsIn, verified, verifies } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const evesPassword = 'a stranger in your name';
/** A stranger signs up with an address that isn't theirs. */
const claims = (email: string) =>
  registers(app, email, { firstname: 'Eve', lastname: 'Stranger', password: evesPassword });
const whoIs = async (token: string) => (await asks(app, token)).body.data.userid;
const signedInAs = async (email: string, password: string, headers?: Record<string, string>) => {
  const { status, body } = await signsIn(app, email, password, headers ? { headers } : {});
  return status === 200 ? body.data.user.userid : body.Message;
};
const refused = async (email: string) => (await signsIn(app, email, 'none of these at all')).body.Message;

it('a later claim of an address nobody proved leaves the earlier one’s session, sign-in and codes as they are', async () => {
  const mara = await registers(app, 'first@example.com');
  const { digits } = await mailedTo(app, mara.email);
  app.pass(1);
  const eve = await claims('First@example.com');
  expect(await whoIs(mara.token)).toBe(mara.userid);
  expect(await signedInAs(mara.email, goodPassword)).toBe(mara.userid);
  expect(await signedInAs(mara.email, goodPassword, mara.headers)).toBe(mara.userid);
  expect(await signedInAs(mara.email, evesPassword)).toBe(eve.userid);
  expect((await verifies(app, mara, digits)).body.data).toEqual({ already: false });
  // From then on the address is hers alone.
  expect(await signedInAs(mara.email, goodPassword)).toBe(mara.userid);
  expect(await signedInAs(mara.email, evesPassword)).toBe(await refused(mara.email));
  expect(await whoIs(mara.token)).toBe(mara.userid);
});

it('however many claim it, the earliest signs in from anywhere, and any in the browser they signed up in', async () => {
  const mara = await registers(app, 'many@example.com');
  for (let n = 0; n < 5; n += 1) {
    app.pass(16);
    await claims(mara.email);
  }
  const last = await registers(app, mara.email, { password: 'the last one of them all' });
  expect(await signedInAs(mara.email, goodPassword)).toBe(mara.userid);
  expect(await signedInAs(mara.email, 'the last one of them all', last.headers)).toBe(last.userid);
});

it('a browser that one claim knows helps nobody to guess another’s password', async () => {
  const mara = await registers(app, 'guessed@example.com');
  app.pass(1);
  const eve = await claims(mara.email);
  expect(await signedInAs(mara.email, goodPassword, eve.headers)).toBe(await refused(mara.email));
});

it('a claim between the mail for a new password and its digits doesn’t take them', async () => {
  const mara = await registers(app, 'forgot@example.com');
  const answered = await app.send(passwordCalls.forgotPassword, { body: { email: mara.email } });
  const { digits } = await mailedTo(app, mara.email);
  app.pass(1);
  await claims(mara.email);
  const headers = { cookie: String(answered.headers['set-cookie']).split(';')[0]! };
  const exchanged = await app.send(passwordCalls.exchangeResetCode, {
    headers,
    body: { email: mara.email, code: digits },
  });
  expect([exchanged.status, exchanged.body]).toMatchObject([200, { data: { userid: mara.userid } }]);
});

it('neither signing up with a proved address nor moving to one touches its owner', async () => {
  const mara = await verified(app, 'owner@example.com');
  app.pass(1);
  const eve = await claims(mara.email);
  await app.send(accountCalls.resendToken, { token: eve.token });
  const other = await verified(app, 'other@example.com');
  const moved = await app.send(accountSettingsCalls.changeEmail, {
    token: other.token,
    body: { current: other.email, new: mara.email, 'confirm password': goodPassword },
  });
  expect(moved.status).toBe(200);
  expect((await mailedTo(app, mara.email)).digits).toBe('');
  expect(
    (
      await app.send(accountCalls.verifyEmail, {
        token: eve.token,
        body: { userid: mara.userid, code: '123456' },
      })
    ).status,
  ).toBe(404);
  expect(await whoIs(mara.token)).toBe(mara.userid);
  expect(await signedInAs(mara.email, goodPassword)).toBe(mara.userid);
  expect(await signedInAs(mara.email, evesPassword)).toBe(await refused(mara.email));
});
