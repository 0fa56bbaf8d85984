import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { asks, goodPassword, mailedTo, registers, signsIn, verified, verifies } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const badLink = 'Please use only valid link sent to your email.';

it('registering signs the user in, unverified, and mails six digits and a link', async () => {
  const mara = await registers(app, 'Mara@Example.com');
  const mail = await mailedTo(app, 'mara@example.com');
  expect(mail.subject).toBe('Your code for Counterfoil');
  expect(mail.digits).toMatch(/^\d{6}$/);
  expect(mail.link).toMatch(/^[\w-]{22}$/);
  expect((await asks(app, mara.token)).body.data).toEqual({
    userid: mara.userid,
    firstname: 'Mara',
    lastname: 'Okafor',
    email: 'Mara@Example.com',
    emailverified: false,
  });
});

it('a faulty registration is refused with every field, and makes nobody', async () => {
  const { status, body } = await app.send(accountCalls.register, {
    body: { firstname: '', lastname: 'O', email: 'nobody@example.com', password: 'password123' },
  });
  expect([status, body.kind]).toEqual([400, 'invalid']);
  expect(body.fields?.map((fault) => fault.field)).toEqual(['firstname', 'password']);
  expect((await mailedTo(app, 'nobody@example.com')).count).toBe(0);
});

it('the digits of the mail verify the address, and a second time say that it is verified', async () => {
  const who = await registers(app, 'digits@example.com');
  const { digits } = await mailedTo(app, who.email);
  const first = await verifies(app, who, digits);
  expect([first.status, first.body.message, first.body.data]).toEqual([
    200,
    'Your Email Account is succesfully verified.',
    { already: false },
  ]);
  expect((await verifies(app, who, digits)).body.data).toEqual({ already: true });
  expect((await asks(app, who.token)).body.data.emailverified).toBe(true);
});

it('the link of the mail verifies with the session of its registration, and a second time says that it is verified', async () => {
  const who = await registers(app, 'link@example.com');
  const { link } = await mailedTo(app, who.email);
  const validate = () => app.send(accountCalls.validateCode, { query: { userId: who.userid, code: link } });
  expect((await validate()).body.data).toEqual({ state: 'valid' });
  expect((await verifies(app, who, link)).body.data).toEqual({ already: false });
  expect((await verifies(app, { ...who, token: '' }, link)).body.data).toEqual({ already: true });
  expect((await validate()).body.data).toEqual({ state: 'already-verified' });
});

it('the link alone proves nothing, with whosesoever session or browser it is opened but those of its registration', async () => {
  const who = await registers(app, 'alone@example.com');
  const other = await registers(app, 'no-friend@example.com');
  const { link: code } = await mailedTo(app, who.email);
  const opens = (more: { token?: string; headers?: Record<string, string> }, password?: string) =>
    app.send(accountCalls.verifyEmail, { ...more, body: { userid: who.userid, code, password } });
  for (const more of [{}, { token: 'A'.repeat(43) }, { token: other.token }, { headers: other.headers }]) {
    const { status, body } = await opens(more);
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'password', message: 'Enter the password you chose when you signed up.' }],
    ]);
  }
  const wrong = await opens({}, 'not the password');
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'password']);
  expect((await asks(app, who.token)).body.data.emailverified).toBe(false);
  expect((await opens({}, goodPassword)).body.data).toEqual({ already: false });
  expect((await asks(app, who.token)).body.data.emailverified).toBe(true);
});

it('the browser that registered proves by the link after its session is over', async () => {
  const who = await registers(app, 'cookie@example.com');
  const { link: code } = await mailedTo(app, who.email);
  await app.send(accountCalls.logout, { token: who.token });
  const { status, body } = await app.send(accountCalls.verifyEmail, {
    headers: who.headers,
    body: { userid: who.userid, code },
  });
  expect([status, body.data]).toEqual([200, { already: false }]);
});

it('the password a link asks for can’t be tried without end', async () => {
  const who = await registers(app, 'guessed@example.com');
  const { link: code } = await mailedTo(app, who.email);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const body = { userid: who.userid, code, password: `guess number ${n}` };
    statuses.push((await app.send(accountCalls.verifyEmail, { body })).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(403);
});

it('digits need the session of their own user', async () => {
  const who = await registers(app, 'own@example.com');
  const other = await registers(app, 'other@example.com');
  const { digits } = await mailedTo(app, who.email);
  expect((await verifies(app, { ...who, token: '' }, digits)).status).toBe(401);
  expect((await verifies(app, { ...who, token: other.token }, digits)).status).toBe(404);
  expect((await verifies(app, other, digits)).status).toBe(400);
});

it('five wrong tries use the digits up; the link still works', async () => {
  const who = await registers(app, 'tries@example.com');
  const { digits, link } = await mailedTo(app, who.email);
  const wrong = digits === '000000' ? '000001' : '000000';
  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push(await verifies(app, who, wrong));
  const right = await verifies(app, who, digits);
  expect(right.status).toBe(400);
  const [fourth, third, second, first, ...dead] = [...answers, right].map(({ body }) => body.Message);
  expect(fourth).toBe('This code is wrong. You have 4 more tries.');
  expect([third, second]).toEqual([3, 2].map((left) => `This code is wrong. You have ${left} more tries.`));
  expect(first).toBe('This code is wrong. You have one more try.');
  expect(new Set(dead)).toEqual(
    new Set(['This code is wrong or no longer works. Use the latest email, or ask for a new code.']),
  );
  expect((await verifies(app, who, link)).status).toBe(200);
});

it('fifty tries sent at once spend five', async () => {
  const who = await registers(app, 'at-once@example.com');
  const { digits } = await mailedTo(app, who.email);
  const guesses = Array.from({ length: 50 }, (_, i) =>
    String((Number(digits) + 1 + i) % 1_000_000).padStart(6, '0'),
  );
  await Promise.all(guesses.map((guess) => verifies(app, who, guess)));
  const { rows } = await app.database.access.query(
    'select tries_left from email_proof p join app_user u on u.id = p.user_id where u.email = $1',
    [who.email],
  );
  expect(rows).toEqual([{ tries_left: 0 }]);
});

it('digits live fifteen minutes and the link sixty', async () => {
  const who = await registers(app, 'late@example.com');
  const { digits, link } = await mailedTo(app, who.email);
  app.pass(16);
  expect((await verifies(app, who, digits)).status).toBe(400);
  app.pass(45);
  const late = await verifies(app, who, link);
  expect([late.status, late.body.Message]).toEqual([400, badLink]);
});

it('a resend kills the earlier digits and link', async () => {
  const who = await registers(app, 'resend@example.com');
  const old = await mailedTo(app, who.email);
  const resent = await app.send(accountCalls.resendToken, { token: who.token });
  expect([resent.status, resent.body.message]).toEqual([200, 'Code resent successfuly.']);
  const fresh = await mailedTo(app, who.email);
  expect(fresh.count).toBe(2);
  expect((await verifies(app, who, old.link)).body.Message).toBe(badLink);
  if (old.digits !== fresh.digits) expect((await verifies(app, who, old.digits)).status).toBe(400);
  expect((await verifies(app, who, fresh.digits)).status).toBe(200);
});

it('one who is verified is sent no further code', async () => {
  const who = await verified(app, 'done@example.com');
  const resent = await app.send(accountCalls.resendToken, { token: who.token });
  expect(resent.status).toBe(200);
  expect((await mailedTo(app, who.email)).count).toBe(1);
});

it('swapped, invented and foreign links get one and the same answer', async () => {
  const who = await registers(app, 'swap@example.com');
  const other = await registers(app, 'swapped@example.com');
  const { link } = await mailedTo(app, who.email);
  const answers = await Promise.all([
    verifies(app, other, link),
    verifies(app, who, 'A'.repeat(22)),
    verifies(app, { ...who, userid: 'A'.repeat(22) }, link),
    verifies(app, who, ''),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])))).toEqual(
    new Set([JSON.stringify([400, { Message: badLink, kind: 'invalid' }])]),
  );
});

it('signing in answers a new token and the user; before verification too', async () => {
  const who = await registers(app, 'pending@example.com');
  const { status, body } = await signsIn(app, ' PENDING@example.com ', goodPassword);
  expect(status).toBe(200);
  expect(body.data.Token).not.toBe(who.token);
  expect(body.data.user).toMatchObject({ userid: who.userid, emailverified: false });
});

it('a wrong password and an unknown address get the same refusal', async () => {
  const who = await verified(app, 'right@example.com');
  const wrong = await signsIn(app, who.email, `${goodPassword} `);
  const unknown = await signsIn(app, 'unknown@example.com', goodPassword);
  const unreadable = await signsIn(app, 'no\u0000body', goodPassword);
  expect([wrong.status, wrong.body.Message]).toEqual([400, 'The email address or the password is wrong.']);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect([unreadable.status, unreadable.body]).toEqual([wrong.status, wrong.body]);
});

it('registering a known address answers alike, changes nothing for its owner, and tells them', async () => {
  const owner = await verified(app, 'known@example.com');
  const stranger = { firstname: 'Eve', lastname: 'Eve', password: 'a stranger’s own password' };
  const again = await registers(app, 'KNOWN@example.com', stranger);
  const fresh = await registers(app, 'not-known@example.com', stranger);
  const shape = async (who: typeof again) => {
    const { status, body } = await asks(app, who.token);
    return [status, { ...body.data, userid: '', email: '' }];
  };
  expect(await shape(again)).toEqual(await shape(fresh));
  expect((await mailedTo(app, owner.email)).subject).toBe('You have an account with Counterfoil');
  expect((await signsIn(app, owner.email, goodPassword)).body.data.user.userid).toBe(owner.userid);
  expect((await signsIn(app, owner.email, stranger.password)).status).toBe(400);
});

it('of two who say an address is theirs, only one can prove it', async () => {
  const first = await registers(app, 'both@example.com');
  const one = await mailedTo(app, first.email);
  const second = await registers(app, 'both@example.com');
  const two = await mailedTo(app, second.email);
  const answers = await Promise.all([verifies(app, first, one.link), verifies(app, second, two.link)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
});

it('the same registration sent twice at once makes one user and one mail; another under its key is refused', async () => {
  const sent = (typed: object) =>
    app.send(accountCalls.register, {
      headers: { 'idempotency-key': 'form-1' },
      body: { firstname: 'A', lastname: 'B', email: 'twice@example.com', password: goodPassword, ...typed },
    });
  const [one, two] = await Promise.all([sent({}), sent({})]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.data.user).toEqual(two.body.data.user);
  expect((await mailedTo(app, 'twice@example.com')).count).toBe(1);
  const other = await sent({ password: 'another good password' });
  expect([other.status, other.body.kind]).toEqual([400, 'duplicate-request']);
});
