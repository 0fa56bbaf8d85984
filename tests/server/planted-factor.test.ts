import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../../server/adapters/one-time-codes.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { referralCalls } from '../../src/api/calls/referral.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import { goodPassword, mailedTo, registers, verified, verifies } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

/** What whoever claims an address may have left on its account, counted table by table. */
const leftOn = async (email: string): Promise<Record<string, number>> => {
  const { rows } = await app.owner.query(
    `select (select count(*)::int from second_factor f where f.user_id = u.id) as factor,
       (select count(*)::int from recovery_code c where c.user_id = u.id) as codes,
       (select count(*)::int from sign_in_challenge c where c.user_id = u.id) as challenges,
       (select count(*)::int from user_image i where i.user_id = u.id) as picture,
       (select count(*)::int from referral r where r.user_id = u.id) as referral,
       (select count(*)::int from email_proof p where p.user_id = u.id and p.purpose = 'change-email' and p.used_at is null) as moves
     from app_user u where email = $1`,
    [email],
  );
  return rows[0]!;
};
const nothing = { factor: 0, codes: 0, challenges: 0, picture: 0, referral: 0, moves: 0 };

/** A stranger claims an address and leaves on its account all that can be left: a factor straight in the database. */
const claims = async (email: string) => {
  const eve = await registers(app, email);
  const friend = await verified(app, `friend-of-${email}`);
  const friendly = await app.send(referralCalls.referralCode, { token: friend.token, query: {} });
  await app.send(referralCalls.addReferralCode, {
    token: eve.token,
    body: { code: friendly.body.data.ReferralCode },
  });
  await app.owner.query(
    `insert into user_image (user_id, key, mime, bytes) select id, email, 'image/png', '\\x01' from app_user where email = $1`,
    [email],
  );
  await app.send(accountSettingsCalls.changeEmail, {
    token: eve.token,
    body: { current: email, new: `moved-${email}`, 'confirm password': goodPassword },
  });
  await app.owner.query(
    `insert into second_factor (user_id, secret, confirmed_at) select id, 'sealed', now() from app_user where email = $1`,
    [email],
  );
  await app.owner.query(
    `insert into recovery_code (user_id, code_hash) select id, '\\x01' from app_user where email = $1`,
    [email],
  );
  await app.send(accountCalls.login, { body: { email, password: goodPassword } });
  expect(await leftOn(email)).toEqual({
    factor: 1,
    codes: 1,
    challenges: 1,
    picture: 1,
    referral: 1,
    moves: 1,
  });
  return eve;
};

it('no second factor is set up before the address is proved', async () => {
  const eve = await registers(app, 'early@example.com');
  const begun = await app.send(secondFactorCalls.beginFactor, {
    token: eve.token,
    body: { password: goodPassword },
  });
  expect([begun.status, begun.body.kind, begun.body.Message]).toEqual([
    400,
    'not-allowed',
    'Confirm your email address first. Then you can set up two-step verification.',
  ]);
  expect((await leftOn(eve.email)).factor).toBe(0);
});

it('a factor begun while the address was another is not confirmed on an unproved one', async () => {
  const who = await verified(app, 'begun@example.com');
  const { secret } = (
    await app.send(secondFactorCalls.beginFactor, { token: who.token, body: { password: goodPassword } })
  ).body.data;
  await app.owner.query('update app_user set verified_at = null where email = $1', [who.email]);
  const code = codeAt(secret, app.clock());
  const { status } = await app.send(secondFactorCalls.confirmFactor, { token: who.token, body: { code } });
  expect(status).toBe(400);
});

it('the owner of an address who resets a claimed account finds nothing of whoever claimed it', async () => {
  const { userid, email } = await claims('reset@example.com');
  await app.send(passwordCalls.forgotPassword, { body: { email } });
  const { link: code } = await mailedTo(app, email);
  const password = 'brave otters by moonlight';
  const reset = await app.send(passwordCalls.resetPassword, { body: { userid, code, password } });
  expect(reset.status).toBe(200);
  expect(await leftOn(email)).toEqual(nothing);
  const { body } = await app.send(accountCalls.login, { body: { email, password } });
  expect(body.data).toHaveProperty('Token');
});

it('proving a claimed account drops the same', async () => {
  const eve = await claims('prove@example.com');
  await app.send(accountCalls.resendToken, { token: eve.token });
  expect((await verifies(app, eve, (await mailedTo(app, eve.email)).digits)).status).toBe(200);
  expect(await leftOn(eve.email)).toEqual(nothing);
});
