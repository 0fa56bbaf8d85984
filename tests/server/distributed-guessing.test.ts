import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { goodPassword, mailedTo, signsIn, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const newPassword = 'brave otters by moonlight';
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  cookie: String(headers['set-cookie']).split(';')[0]!,
});

it('while 150 addresses guess, the owner gets in by the browser they know, and in a new one by a password set by mail', async () => {
  const email = 'owner@example.com';
  const who = await verified(app, email);
  const known = cookieOf(await signsIn(app, email, goodPassword, { from: '203.0.113.1' }));
  const attacks = () =>
    Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        signsIn(app, email, 'a wrong password', { from: `10.3.${n >> 7}.${n & 127}` }),
      ),
    );
  const inNewBrowser = (from: string, password = goodPassword) => signsIn(app, email, password, { from });

  const tries = await attacks();
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(100);
  for (let minute = 0; minute < 3; minute += 1) {
    // The right password, but it is not looked at: there are no tries left for browsers nobody knows.
    const refused = await inNewBrowser('203.0.113.2');
    expect([refused.status, refused.body.kind]).toEqual([403, 'throttled']);
    expect((await signsIn(app, email, goodPassword, { from: '203.0.113.3', headers: known })).status).toBe(
      200,
    );
    app.pass(1);
    await attacks();
  }

  // The same browser sets a new password by mail, and is known from then on.
  const from = '203.0.113.2';
  const forgot = await app.send(passwordCalls.forgotPassword, { from, body: { email } });
  expect(forgot.status).toBe(200);
  const { digits } = await mailedTo(app, email);
  const code = await app.send(passwordCalls.exchangeResetCode, {
    from,
    body: { email, code: digits },
    headers: cookieOf(forgot),
  });
  const body = { userid: who.userid, code: code.body.data.code, password: newPassword };
  const reset = await app.send(passwordCalls.resetPassword, { from, body });
  expect(reset.status).toBe(200);
  await attacks();
  expect((await inNewBrowser('203.0.113.4', newPassword)).status).toBe(403);
  const signedIn = await signsIn(app, email, newPassword, { from, headers: cookieOf(reset) });
  expect(signedIn.status).toBe(200);
});
