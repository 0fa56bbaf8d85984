import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import {
  asks,
  goodPassword,
  mailedTo,
  type Registered,
  registers,
  signsIn,
  verified,
} from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const newPassword = 'brave otters by moonlight';
const badLink = 'Please use only valid link sent to your email.';

/** What the browser sends along that asked last. */
let requests = '';
const forgets = async (email: string, from?: string, cookie = '') => {
  const answered = await app.send(passwordCalls.forgotPassword, {
    body: { email },
    headers: { cookie },
    ...(from ? { from } : {}),
  });
  requests = String(answered.headers['set-cookie']).split(';')[0]!;
  return answered;
};
const resets = (who: Registered, code: string, password = newPassword) =>
  app.send(passwordCalls.resetPassword, { body: { userid: who.userid, code, password } });
const exchanges = (email: string, code: string, cookie = requests, from = '127.0.0.1') =>
  app.send(passwordCalls.exchangeResetCode, { from, body: { email, code }, headers: { cookie } });

it('the link of the mail sets a new password once, and ends every session', async () => {
  const who = await verified(app, 'link@example.com');
  const second = (await signsIn(app, who.email, goodPassword)).body.data.Token;
  expect((await forgets('LINK@example.com')).status).toBe(200);
  const { link, subject } = await mailedTo(app, who.email);
  expect(subject).toBe('Your code for a new password');
  const validate = () => app.send(accountCalls.validateCode, { query: { userId: who.userid, code: link } });
  expect((await validate()).body.data).toEqual({ state: 'reset' });
  const done = await resets(who, link);
  expect([done.status, done.body.message]).toEqual([200, 'Password changed successfully.']);
  expect((await asks(app, who.token)).status).toBe(401);
  expect((await asks(app, second)).status).toBe(401);
  expect((await signsIn(app, who.email, goodPassword)).status).toBe(400);
  expect((await signsIn(app, who.email, newPassword)).status).toBe(200);
  const again = await resets(who, link);
  expect([again.status, again.body.Message]).toEqual([400, badLink]);
  expect((await validate()).body.Message).toBe(badLink);
  expect((await mailedTo(app, who.email)).subject).toBe('Your password was changed');
});

it('of two resets by one link at once, one counts', async () => {
  const who = await verified(app, 'twice@example.com');
  await forgets(who.email);
  const { link } = await mailedTo(app, who.email);
  const both = await Promise.all([resets(who, link), resets(who, link, 'another one entirely')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('the six digits are exchanged for a code that sets the password, and the mailed link is dead then', async () => {
  const who = await verified(app, 'digits@example.com');
  await forgets(who.email);
  const { digits, link } = await mailedTo(app, who.email);
  const { body } = await exchanges(who.email, digits);
  expect(body.data.userid).toBe(who.userid);
  expect((await exchanges(who.email, digits)).status).toBe(400);
  expect((await resets(who, link)).status).toBe(400);
  expect((await resets(who, body.data.code)).status).toBe(200);
});

it('five wrong digits use them up; the link still works', async () => {
  const who = await verified(app, 'guess@example.com');
  await forgets(who.email);
  const { digits, link } = await mailedTo(app, who.email);
  for (let n = 0; n < 5; n += 1) expect((await exchanges(who.email, wrongFor(digits))).status).toBe(400);
  expect((await exchanges(who.email, digits)).status).toBe(400);
  expect((await resets(who, link)).status).toBe(200);
});

const wrongFor = (digits: string) => (digits === '000000' ? '111111' : '000000');

it('digits work in the browser that asked for them alone, so that a stranger’s tries use up nobody else’s', async () => {
  const who = await verified(app, 'wanted@example.com');
  await forgets(who.email);
  const own = requests;
  const { digits } = await mailedTo(app, who.email);
  await forgets(who.email);
  const strange = requests;
  expect(strange).not.toBe(own);
  for (const cookie of [strange, '', 'counterfoil_reset=AAAAAAAAAAAAAAAAAAAAAA'])
    for (let n = 0; n < 6; n += 1)
      expect((await exchanges(who.email, wrongFor(digits), cookie)).status).toBe(400);
  if (digits !== (await mailedTo(app, who.email)).digits)
    expect((await exchanges(who.email, digits, strange)).status).toBe(400);
  const { status, body } = await exchanges(who.email, digits, own);
  expect(status).toBe(200);
  const { link } = await mailedTo(app, who.email);
  expect((await resets(who, body.data.code)).status).toBe(200);
  expect((await resets(who, link)).status).toBe(400);
});

it('however often asking, fifteen minutes give fifty guesses at an account, and a browser that asks in vain keeps its digits', async () => {
  const who = await verified(app, 'hunted@example.com');
  app.pass(16);
  await forgets(who.email);
  const own = requests;
  const { digits } = await mailedTo(app, who.email);
  for (let n = 0; n < 12; n += 1) {
    await forgets(who.email, `10.8.${n}.1`);
    for (let tries = 0; tries < 7; tries += 1)
      await exchanges(who.email, wrongFor(digits), requests, `10.8.${n}.1`);
  }
  const { rows } = await app.owner.query(
    `select sum(5 - tries_left)::int as guesses from email_proof where user_id = (select id from app_user where email = $1) and purpose = 'reset'`,
    [who.email],
  );
  expect(rows[0].guesses).toBeGreaterThan(0);
  expect(rows[0].guesses).toBeLessThanOrEqual(50);
  await forgets(who.email, undefined, own);
  expect(requests).toBe(own);
  expect((await exchanges(who.email, digits, own)).status).toBe(200);
});

it('an unknown address gets the same answers, and is told by mail that no account has it', async () => {
  const who = await verified(app, 'known@example.com');
  const [known, unknown] = [await forgets(who.email), await forgets('nobody@example.com')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await mailedTo(app, 'nobody@example.com')).subject).toBe('No account with this address');
  const [wrong, foreign] = [
    await exchanges(who.email, '12345x'),
    await exchanges('nobody@example.com', '123456'),
  ];
  expect([foreign.status, foreign.body]).toEqual([wrong.status, wrong.body]);
});

it('a link lives sixty minutes, digits fifteen, and a newer mail kills the older digits', async () => {
  const who = await verified(app, 'late@example.com');
  await forgets(who.email);
  const first = await mailedTo(app, who.email);
  await forgets(who.email);
  if (first.digits !== (await mailedTo(app, who.email)).digits)
    expect((await exchanges(who.email, first.digits)).status).toBe(400);
  const second = await mailedTo(app, who.email);
  app.pass(16);
  expect((await exchanges(who.email, second.digits)).status).toBe(400);
  app.pass(45);
  expect((await resets(who, second.link)).status).toBe(400);
});

it('a faulty password is refused beside its field, and leaves the link alive', async () => {
  const who = await verified(app, 'weak@example.com');
  await forgets(who.email);
  const { link } = await mailedTo(app, who.email);
  const refused = await resets(who, link, 'password123');
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'password']);
  expect((await resets(who, link)).status).toBe(200);
});

it('a link of one kind opens nothing of the other', async () => {
  const who = await registers(app, 'kinds@example.com');
  const proof = await mailedTo(app, who.email);
  expect((await resets(who, proof.link)).status).toBe(400);
  await forgets(who.email);
  const reset = await mailedTo(app, who.email);
  const body = { userid: who.userid, code: reset.link };
  expect((await app.send(accountCalls.verifyEmail, { body })).status).toBe(400);
  expect((await resets(who, reset.link)).status).toBe(200);
});

it('asking is answered alike however often, an address gets five mails at once, and one place is slowed', async () => {
  const statuses = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await forgets('often@example.com', '10.0.0.9')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await mailedTo(app, 'often@example.com')).count).toBe(5);
  const more = [];
  for (let n = 0; n < 60; n += 1) more.push((await forgets(`other-${n}@example.com`, '10.0.0.9')).status);
  expect(more.at(-1)).toBe(403);
});
