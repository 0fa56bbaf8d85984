import { afterAll, beforeAll, expect, it } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import type { Mail } from '../../server/adapters/mail/mail.ts';
import { sealingBy } from '../../server/adapters/sealing.ts';
import { carryRecoveriesOn } from '../../server/commands/account/recover-factor.ts';
import { sealSecrets } from '../../server/commands/account/seal-secrets.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import { everyRow } from '../support/dump.ts';
import { setsUpFactor } from '../support/factor.ts';
import { goodPassword, mailedTo, registers, signsIn, verified } from '../support/people.ts';
import { type Server, sealingKey, startServer } from '../support/server.ts';
import { invitedBy, teamApiFor } from '../support/team-api.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const rowOf = async (email: string) => {
  const { rows } = await app.owner.query<{ state: string; body_text: string | null; fault: string | null }>(
    'select state, body_text, fault from letter where to_address = $1',
    [email],
  );
  return rows[0]!;
};

/** Carries letters out until they were looked at, and answers what went. */
const carriedOut = async (
  look: (sent: Map<string, string>) => Promise<void>,
  sealing = app.services.sealing,
) => {
  const sent = new Map<string, string>();
  const mail: Mail = {
    ...localMailbox,
    staysHere: false,
    send: async ({ to, text }) => void sent.set(to, text),
  };
  const jobs = await startJobs({ ...app.services, sealing, mail }, () => {});
  await look(sent).finally(() => jobs.stop());
};

it('a dump of the database holds no code and no link of the letters that wait, and /dev/mailbox shows them', async () => {
  const secrets: string[] = [];
  const noted = async (email: string) => {
    const { digits, link } = await mailedTo(app, email);
    secrets.push(digits, link);
  };
  await registers(app, 'signs-up@example.com');
  await noted('signs-up@example.com');
  const who = await verified(app, 'mara@example.com');
  await app.send(passwordCalls.forgotPassword, { body: { email: who.email } });
  await noted(who.email);
  await app.send(accountSettingsCalls.changeEmail, {
    token: who.token,
    body: { current: who.email, new: 'moved@example.com', 'confirm password': goodPassword },
  });
  await noted('moved@example.com');
  const client = await app.client();
  await teamApiFor(app, client).invite('invited@example.com', 'Staff');
  secrets.push(await invitedBy(app, 'invited@example.com'));
  const locked = await verified(app, 'locked@example.com');
  await setsUpFactor(app, locked.token);
  const { body } = await signsIn(app, locked.email, goodPassword);
  const { challenge } = body.data as unknown as { challenge: string };
  await app.send(secondFactorCalls.recoverFactor, { body: { challenge } });
  for (let day = 0; day < 8; day += 1) {
    app.pass(24 * 60);
    await carryRecoveriesOn(app.services);
  }
  const [recovery] = (await app.app.inject({ url: '/dev/mailbox.json', query: { to: locked.email } })).json();
  secrets.push(/^[a-z0-9]{6}(-[a-z0-9]{6}){3}$/m.exec(recovery.text)![0]);
  const mailed = secrets.filter((secret) => secret !== '');
  expect(mailed).toHaveLength(7);
  const dump = await everyRow(app.url);
  expect(dump).toContain('signs-up@example.com');
  expect(mailed.filter((secret) => dump.includes(secret))).toEqual([]);
});

it('a sealed letter goes out readable, and its body is erased here', async () => {
  await registers(app, 'goes-out@example.com');
  const { digits } = await mailedTo(app, 'goes-out@example.com');
  expect((await rowOf('goes-out@example.com')).body_text).toMatch(/^v1\./);
  await carriedOut(async (sent) => {
    await expect.poll(() => sent.get('goes-out@example.com'), { timeout: 60_000 }).toContain(digits);
    await expect
      .poll(() => rowOf('goes-out@example.com'), { timeout: 60_000 })
      .toMatchObject({ state: 'sent', body_text: null });
  });
});

it('one that waited readable since an earlier release goes out too, and is sealed when a server starts', async () => {
  const insert = (to: string) =>
    app.owner.query(
      `insert into letter (id, to_address, subject, body_text, body_html, created_at)
       values (gen_random_uuid(), $1, 'Your code', 'It is 123456.', '<p>It is 123456.</p>', now())`,
      [to],
    );
  await insert('sealed-at-start@example.com');
  await sealSecrets(app.database, app.services.sealing, () => {});
  expect((await rowOf('sealed-at-start@example.com')).body_text).toMatch(/^v1\./);
  expect(await everyRow(app.url)).not.toContain('It is 123456.');
  await insert('bare@example.com');
  await carriedOut(async (sent) => {
    for (const to of ['bare@example.com', 'sealed-at-start@example.com'])
      await expect.poll(() => sent.get(to), { timeout: 60_000 }).toBe('It is 123456.');
  });
});

it('letters are sealed anew when a newer key stands before the one they were sealed with', async () => {
  await registers(app, 'rotated@example.com');
  const { digits } = await mailedTo(app, 'rotated@example.com');
  const newer = Buffer.alloc(32, 8).toString('base64');
  await sealSecrets(app.database, sealingBy([newer, sealingKey]), () => {});
  await carriedOut(
    async (sent) => expect.poll(() => sent.get('rotated@example.com'), { timeout: 60_000 }).toContain(digits),
    sealingBy([newer]),
  );
});

it('without its key a letter waits with its reason, sent as nothing, and the mailbox says so', async () => {
  await registers(app, 'closed@example.com');
  const strange = sealingBy([Buffer.alloc(32, 9).toString('base64')]);
  await carriedOut(async (sent) => {
    await expect
      .poll(() => rowOf('closed@example.com'), { timeout: 60_000 })
      .toMatchObject({
        state: 'queued',
        fault: 'The key this letter was sealed with is missing: give COUNTERFOIL_KEY that key.',
      });
    expect(sent.has('closed@example.com')).toBe(false);
  }, strange);
  const elsewhere = await startServer({ fresh: { url: app.url, drop: async () => {} }, sealing: strange });
  const [letter] = (
    await elsewhere.app.inject({ url: '/dev/mailbox.json', query: { to: 'closed@example.com' } })
  ).json();
  await elsewhere.close();
  expect(letter.text).toBe('The key this letter was sealed with is missing: give COUNTERFOIL_KEY that key.');
});
