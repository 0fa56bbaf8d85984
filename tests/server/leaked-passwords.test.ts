import { afterAll, beforeAll, expect, it } from 'vitest';
import leaked from '../../server/adapters/leaked-passwords.json' with { type: 'json' };
import { isLeaked } from '../../server/adapters/leaked-passwords.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { passwordProblem } from '../../src/domain/user/password.ts';
import { goodPassword, mailedTo, verified } from '../support/people.ts';
import { quickPasswords, type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

/** Long enough, of no pattern the page's own list knows, and too easy to guess thousand that leaked. */
const password = 'Strawberry';
const refused = [{ field: 'password', message: expect.stringContaining('too easy to guess') }];

it('the list holds thirty thousand leaked passwords of a length we take', () => {
  const all = leaked.passwords.split(' ');
  expect(new Set(all).size).toBe(30_000);
  expect(all.filter((one) => one.length < 10 || one !== one.toLowerCase())).toEqual([]);
  expect(all.filter((one) => passwordProblem(one, { isLeaked }) === null)).toEqual([]);
  expect(passwordProblem(password)).toBeNull();
});

it('signs that stand for letters don’t hide one', () => {
  expect(passwordProblem('Str4wb3rry', { isLeaked })).toContain('too easy to guess');
});

it('nobody registers with one', async () => {
  const body = { firstname: 'Mara', lastname: 'Okafor', email: 'mara@example.com', password };
  const answer = await app.send(accountCalls.register, { body });
  expect([answer.status, answer.body.fields]).toEqual([400, refused]);
});

it('nobody changes to one', async () => {
  const { token } = await verified(app, 'change@example.com');
  const body = { current: goodPassword, password };
  const answer = await app.send(accountSettingsCalls.changePassword, { token, body });
  expect([answer.status, answer.body.fields]).toEqual([400, refused]);
});

it('nor to one that holds the name of their business', async () => {
  const client = await app.client();
  await app.owner.query('update app_user set password_hash = $2 where id = $1', [
    client.shop.user.id,
    await quickPasswords('tests').hash(goodPassword),
  ]);
  const body = { current: goodPassword, password: `at ${client.shop.business.name} since 1990` };
  const answer = await app.send(accountSettingsCalls.changePassword, { token: client.token, body });
  expect(answer.body.fields?.[0]?.message).toContain('name of your business');
});

it('nobody who forgot theirs sets one', async () => {
  const { email, userid } = await verified(app, 'forgot@example.com');
  await app.send(passwordCalls.forgotPassword, { body: { email } });
  const { link: code } = await mailedTo(app, email);
  const answer = await app.send(passwordCalls.resetPassword, { body: { userid, code, password } });
  expect([answer.status, answer.body.fields]).toEqual([400, refused]);
});
