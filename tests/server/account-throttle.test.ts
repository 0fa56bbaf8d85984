import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { passwordsBy, usualCost } from '../../server/adapters/passwords.ts';
import { teamInviteCalls } from '../../src/api/calls/team-invite.ts';
import { goodPassword, mailedTo, registers, signsIn, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

/** Wrong tries, all at once, each from an address of its own. */
const wrongTries = (email: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      signsIn(app, email, 'a wrong password', { from: `10.1.${i >> 8}.${i & 255}` }),
    ),
  );

/** The same from the network the owner signs in from. */
const wrongTriesHere = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => signsIn(app, email, 'a wrong password')));

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

it('of many wrong tries at once fifty are looked at, and in no fifteen minutes more than a hundred, known or not', async () => {
  await verified(app, 'mara@example.com');
  for (const email of ['mara@example.com', 'unknown@example.com']) {
    let evaluated = 0;
    for (let minute = 0; minute < 15; minute += 1) {
      const tries = await wrongTries(email, minute === 0 ? 100 : 20);
      const refused = tries.filter((answer) => answer.status === 403);
      evaluated += tries.filter((answer) => answer.status === 400).length;
      expect(refused[0]?.body.Message).toBe('Please wait a couple of minutes and try again.');
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(90);
      if (minute === 0) expect(evaluated).toBe(50);
      app.pass(1);
    }
    expect(evaluated).toBeGreaterThan(75);
    expect(evaluated).toBeLessThanOrEqual(100);
  }
});

it('strangers’ tries don’t shut the owner out of a browser they signed in from before', async () => {
  await verified(app, 'owner@example.com');
  const first = await signsIn(app, 'owner@example.com', goodPassword);
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/; Path=\/api\/Account; .*HttpOnly; SameSite=Strict/);
  const headers = { cookie: `theme=dark; ${cookie.split(';')[0]}` };
  await wrongTriesHere('owner@example.com', 30);
  expect((await signsIn(app, 'owner@example.com', goodPassword)).status).toBe(403);
  expect((await signsIn(app, 'owner@example.com', goodPassword, { headers })).status).toBe(200);
  for (let i = 0; i < 10; i += 1) await signsIn(app, 'owner@example.com', 'a wrong password', { headers });
  expect((await signsIn(app, 'owner@example.com', goodPassword, { headers })).status).toBe(403);
});

it('over HTTPS the browser is known by a cookie no other host could have set, and none could read', async () => {
  const behind = await startServer({ trustProxy: true });
  const https = { 'x-forwarded-proto': 'https' };
  await verified(behind, 'owner@example.com');
  const signsInWith = (cookie: string, password = goodPassword) =>
    signsIn(behind, 'owner@example.com', password, { headers: { ...https, cookie } });
  const cookie = String((await signsInWith('')).headers['set-cookie']);
  expect(cookie).toMatch(
    /^__Host-counterfoil_device=[\w-]{43}; Path=\/; Secure; .*HttpOnly; SameSite=Strict$/,
  );
  const own = cookie.split(';')[0]!;
  for (let i = 0; i < 30; i += 1) await signsInWith('', 'a wrong password');
  expect((await signsInWith(own.replace('__Host-', ''))).status).toBe(403);
  expect((await signsInWith(own)).status).toBe(200);
  await behind.close();
});

it('another’s browser is no help against an account', async () => {
  await verified(app, 'eve@example.com');
  await verified(app, 'victim@example.com');
  const eve = await signsIn(app, 'eve@example.com', goodPassword);
  const headers = { cookie: String(eve.headers['set-cookie']).split(';')[0]! };
  await wrongTriesHere('victim@example.com', 20);
  expect((await signsIn(app, 'victim@example.com', 'a wrong password', { headers })).status).toBe(403);
});

it('after Retry-After there is another try, and tries refused meanwhile don’t put it off', async () => {
  await verified(app, 'patient@example.com');
  await wrongTriesHere('patient@example.com', 50);
  const refused = await signsIn(app, 'patient@example.com', goodPassword);
  expect([refused.status, refused.headers['retry-after']]).toEqual([403, '90']);
  app.pass(1);
  expect((await signsIn(app, 'patient@example.com', goodPassword)).status).toBe(403);
  app.pass(0.5);
  expect((await signsIn(app, 'patient@example.com', goodPassword)).status).toBe(200);
});

it('signing in rightly costs no tries', async () => {
  await verified(app, 'often@example.com');
  for (let i = 0; i < 25; i += 1)
    expect((await signsIn(app, 'often@example.com', goodPassword)).status).toBe(200);
});

it('one address has fifty wrong tries at once, whatever the accounts', async () => {
  const tries = await Promise.all(
    Array.from({ length: 55 }, (_, i) =>
      signsIn(app, `nobody${i}@example.com`, 'a wrong password', { from: '10.9.9.9' }),
    ),
  );
  expect(tries.filter((answer) => answer.status === 403)).toHaveLength(5);
});

const opensInvites = async (
  app: Server,
  requestOf: (n: number) => { from: string; headers?: Record<string, string> },
) => {
  const body = { businessId: 'A'.repeat(22), token: 'A'.repeat(43) };
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      app.send(teamInviteCalls.validateTeamInvite, { body, ...requestOf(n) }),
    ),
  );
  return answers.filter(({ status }) => status === 403).length;
};

it('all addresses of one IPv6 network count as one, those of another apart', async () => {
  expect(await opensInvites(app, (n) => ({ from: `2001:db8:7:9:${n.toString(16)}::${n}` }))).toBe(10);
  expect(await opensInvites(app, (n) => ({ from: `2001:db8:8:${n.toString(16)}::1` }))).toBe(0);
});

it('behind a proxy what it adds is believed, and nothing that was written before it', async () => {
  const behind = await startServer({ trustProxy: true });
  const forwarded = (claimed: string, added: string) => ({
    from: '10.0.0.1',
    headers: { 'x-forwarded-for': `${claimed}, ${added}` },
  });
  expect(await opensInvites(behind, (n) => forwarded(`198.51.100.${n}`, '203.0.113.7'))).toBe(10);
  expect(await opensInvites(behind, (n) => forwarded('198.51.100.1', `203.0.113.${n + 10}`))).toBe(0);
  await behind.close();
});

it('an address is sent five mails at once, whoever asks', async () => {
  for (let i = 0; i < 5; i += 1) await registers(app, 'flooded@example.com');
  await expect(registers(app, 'flooded@example.com')).rejects.toThrow('403');
  expect((await mailedTo(app, 'flooded@example.com')).count).toBe(5);
});

it('a known and an unknown address take the same time, at sign-in and at registering', async () => {
  // At the usual cost, beside which the rest of the work is little.
  const dear = await startServer({ passwords: passwordsBy(usualCost) });
  onTestFinished(() => dear.close());
  await verified(dear, 'timed@example.com');
  const spent = {
    known: [] as number[],
    unknown: [] as number[],
    taken: [] as number[],
    free: [] as number[],
  };
  const time = async (into: number[], work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    into.push(performance.now() - from);
  };
  for (let i = 0; i < 24; i += 1) {
    if (i % 4 === 0) dear.pass(16);
    const from = `10.20.0.${i}`;
    await time(spent.known, () => signsIn(dear, 'timed@example.com', 'a wrong password', { from }));
    await time(spent.unknown, () => signsIn(dear, 'untimed@example.com', 'a wrong password', { from }));
    await time(spent.taken, () => registers(dear, 'timed@example.com'));
    await time(spent.free, () => registers(dear, `free${i}@example.com`));
  }
  // Without the equal work the ratio would be ten; half leaves room for a busy machine. The bench known-addresses is finer.
  expect(median(spent.known) / median(spent.unknown)).toBeGreaterThan(0.5);
  expect(median(spent.known) / median(spent.unknown)).toBeLessThan(2);
  expect(median(spent.taken) / median(spent.free)).toBeGreaterThan(0.5);
  expect(median(spent.taken) / median(spent.free)).toBeLessThan(2);
});
