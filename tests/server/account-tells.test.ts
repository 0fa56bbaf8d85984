import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { overheard } from '../support/overheard.ts';
import { asks, goodPassword, mailedTo, registers, signsIn, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';
import { colleague, teamApiFor } from '../support/team-api.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

/** The statements an act sends to the tables of identity, in order. */
const statementsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = [];
  const { access } = app.database;
  const connect = access.connect.bind(access);
  const spy = vi
    .spyOn(access, 'connect')
    .mockImplementation(async () => overheard(await connect(), (text) => sent.push(text)));
  await act();
  spy.mockRestore();
  return sent;
};

it('asking for a new password and exchanging its digits run the same statements for known and unknown addresses', async () => {
  await verified(app, 'known@example.com');
  const forgets = (email: string) => () => app.send(passwordCalls.forgotPassword, { body: { email } });
  const known = await statementsOf(forgets('known@example.com'));
  expect(known.length).toBeGreaterThan(5);
  expect(await statementsOf(forgets('unknown@example.com'))).toEqual(known);
  const exchanges = (email: string) => () =>
    app.send(passwordCalls.exchangeResetCode, { body: { email, code: 'wrong!' } });
  const exchanged = await statementsOf(exchanges('known@example.com'));
  expect(exchanged.length).toBeGreaterThan(2);
  expect(await statementsOf(exchanges('unknown@example.com'))).toEqual(exchanged);
});

it('signing in wrongly does too, from a browser that is known and from one that is not', async () => {
  const who = await verified(app, 'signs-in@example.com');
  for (const headers of [{}, who.headers]) {
    const tries = (email: string) => () => signsIn(app, email, 'a wrong password', { headers });
    const nobody = await statementsOf(tries('nobody@example.com'));
    const other = await statementsOf(tries('no-other@example.com'));
    expect(nobody).toEqual(other);
    const stranger = await verified(app, `stranger-${Object.keys(headers).length}@example.com`);
    expect(await statementsOf(tries(stranger.email))).toEqual(nobody);
  }
});

it('a stranger’s tries keep the owner out of neither a new browser nor the reset', async () => {
  const who = await verified(app, 'owner@example.com');
  const strange = (n: number) => ({ from: `203.0.113.${n % 2}` });
  for (let n = 0; n < 60; n += 1) await signsIn(app, who.email, 'a wrong password', strange(n));
  expect((await signsIn(app, who.email, goodPassword, strange(1))).status).toBe(403);
  expect((await signsIn(app, who.email, goodPassword, { from: '198.51.100.7' })).status).toBe(200);
  const forgets = (from: string) =>
    app.send(passwordCalls.forgotPassword, { from, body: { email: who.email } });
  await forgets('198.51.100.7');
  const { link } = await mailedTo(app, who.email);
  for (let n = 0; n < 40; n += 1) {
    await forgets('203.0.113.1');
    await app.send(passwordCalls.exchangeResetCode, {
      from: '203.0.113.1',
      body: { email: who.email, code: '000000' },
    });
  }
  expect((await forgets('198.51.100.7')).status).toBe(200);
  expect((await mailedTo(app, who.email)).count).toBeLessThanOrEqual(12);
  const password = 'brave otters by moonlight';
  const reset = await app.send(passwordCalls.resetPassword, {
    from: '198.51.100.7',
    body: { userid: who.userid, code: link, password },
  });
  expect(reset.status).toBe(200);
});

it('whoever reset the password signs in from that browser, however many strangers try', async () => {
  const who = await verified(app, 'besieged@example.com');
  for (let n = 0; n < 150; n += 1) await signsIn(app, who.email, 'a wrong password', { from: `10.7.${n}.1` });
  expect((await signsIn(app, who.email, goodPassword, { from: '198.51.100.9' })).status).toBe(403);
  await app.send(passwordCalls.forgotPassword, { body: { email: who.email } });
  const { link: code } = await mailedTo(app, who.email);
  const password = 'brave otters by moonlight';
  const reset = await app.send(passwordCalls.resetPassword, { body: { userid: who.userid, code, password } });
  const cookie = String(reset.headers['set-cookie']).split(';')[0]!;
  const { status } = await signsIn(app, who.email, password, { from: '198.51.100.9', headers: { cookie } });
  expect(status).toBe(200);
});

it('a clock that steps back shuts nobody out for longer than a throttle lasts', async () => {
  const who = await verified(app, 'clock@example.com');
  for (let n = 0; n < 30; n += 1) await signsIn(app, who.email, 'a wrong password');
  app.pass(-2 * 24 * 60);
  const refused = await signsIn(app, who.email, goodPassword);
  expect(refused.status).toBe(403);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(90);
  app.pass(2);
  expect((await signsIn(app, who.email, goodPassword)).status).toBe(200);
  app.pass(2 * 24 * 60);
});

it.each([
  ['full-width letters', 'Ｍira@example.com', 'mira@example.com'],
  ['a full-width at sign', 'tira＠example.com', 'tira@example.com'],
  ['a domain in letters of its own', 'tira@b\u00fccher.example', 'tira@xn--bcher-kva.example'],
])('an address of %s is the plain one it looks like', async (_, typed, plain) => {
  const { token } = await registers(app, typed);
  expect((await asks(app, token)).body.data.email.toLowerCase()).toBe(plain);
  expect((await mailedTo(app, plain)).count).toBe(1);
  expect((await signsIn(app, typed, goodPassword)).status).toBe(200);
});

it.each([
  'mi\u200bra@example.com',
  'mira\u00ad@example.com',
  'mira@[127.0.0.1]',
  'm\u0456ra@example.com',
  'mira@127.0.0.1',
  'mira@[IPv6:::1]',
])('the address %j is refused', async (email) => {
  const { status, body } = await app.send(accountCalls.register, {
    body: { firstname: 'Mira', lastname: 'Okafor', email, password: goodPassword },
  });
  expect([status, body.fields?.[0]?.field]).toEqual([400, 'email']);
});

it('owners are written to when one becomes or stops being one', async () => {
  const client = await app.client();
  const api = teamApiFor(app, client);
  const { rows } = await app.owner.query('select email from app_user where id = $1', [client.shop.user.id]);
  const ada = rows[0].email as string;
  const second = await colleague(app, client, 'Owner');
  const their = second.row.memberemail;
  const lastSubject = async (email: string) => (await mailedTo(app, email)).subject;
  await api.change(second.row.id, 'Viewer');
  expect([await lastSubject(ada), await lastSubject(their)]).toEqual(
    Array(2).fill('Mara Okafor is no longer an owner of Umbrella Works'),
  );
  await api.change(second.row.id, 'Owner');
  expect([await lastSubject(ada), await lastSubject(their)]).toEqual(
    Array(2).fill('Mara Okafor is now an owner of Umbrella Works'),
  );
  const before = (await mailedTo(app, ada)).count;
  const staff = await colleague(app, client, 'Staff');
  await api.change(staff.row.id, 'Viewer');
  expect((await mailedTo(app, ada)).count).toBe(before);
  await second.send(teamCalls.updateTeamMember, {
    inviteid: (await api.of(ada)).id,
    roles: 'Manager',
  });
  expect([await lastSubject(ada), await lastSubject(their)]).toEqual(
    Array(2).fill('Ada Owner is no longer an owner of Umbrella Works'),
  );
  await second.send(teamCalls.deleteTeamMember, { inviteid: second.row.id });
});
