import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import type { Mail } from '../../server/adapters/mail/mail.ts';
import { smtpMail } from '../../server/adapters/mail/smtp.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { archive } from '../../server/maintenance/archive.ts';
import { restore } from '../../server/maintenance/restore.ts';
import { asAccess } from '../../server/store/access/access.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import { queueLetter } from '../../server/store/mail/letters.ts';
import { asAdmin, emptyDatabase } from '../support/database.ts';
import { everyRow } from '../support/dump.ts';
import { mailedTo, registers } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
let jobs: Jobs | undefined;
const faults: unknown[] = [];
beforeAll(async () => {
  app = await startServer();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});
afterAll(() => app.close());

const begin = async (mail: Mail) => {
  jobs = await startJobs({ ...app.services, mail }, (error) => faults.push(error), {
    beatSeconds: 0.2,
    deadSeconds: 2,
  });
};

const letterTo = async (email: string) => {
  const { rows } = await app.database.access.query(
    'select state, fault, tries, body_text, body_html from letter where to_address = $1',
    [email],
  );
  return rows[0];
};

/** A mail server that keeps what it is sent. */
const mailServer = async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
};

it('a letter goes out by SMTP, and its body, which holds codes, is erased here', async () => {
  const server = await mailServer();
  const mail = smtpMail(server.url, 'Counterfoil <books@example.com>');
  await registers(app, 'sent@example.com');
  const { digits, link } = await mailedTo(app, 'sent@example.com');
  await begin(mail);
  await expect
    .poll(() => letterTo('sent@example.com'), { timeout: 60_000 })
    .toMatchObject({
      state: 'sent',
      body_text: null,
      body_html: null,
    });
  expect(server.received).toHaveLength(1);
  const [message] = server.received;
  expect(message).toContain('From: Counterfoil <books@example.com>');
  expect(message).toContain('To: sent@example.com');
  expect(message).toContain('Subject: Your code for Counterfoil');
  expect(message).toContain(digits);
  expect(message?.replace(/=\r\n/g, '').replace(/=3D/g, '=')).toContain(`code=${link}`);
  expect((await mailedTo(app, 'sent@example.com')).count).toBe(0);
  mail.close();
  await server.close();
});

it('a letter that one can be taken off names the way in a header of its own, and others have none', async () => {
  const server = await mailServer();
  const mail = smtpMail(server.url, 'Counterfoil <books@example.com>');
  const letter = {
    to: 'reader@example.com',
    subject: 'Report',
    text: 'Here it is.',
    html: '<p>Here it is.</p>',
  };
  await mail.send({ ...letter, id: 'a', unsubscribe: 'https://books.example.com/unsubscribe?token=t' });
  await mail.send({ ...letter, id: 'b' });
  expect(server.received[0]).toContain('List-Unsubscribe: <https://books.example.com/unsubscribe?token=t>');
  expect(server.received[1]).not.toContain('List-Unsubscribe');
  mail.close();
  await server.close();
});

it('without a mail server the letter stays to be read', async () => {
  await registers(app, 'stays@example.com');
  await begin(localMailbox);
  await expect.poll(() => letterTo('stays@example.com')).toMatchObject({ state: 'sent', tries: 1 });
  expect((await mailedTo(app, 'stays@example.com')).digits).toMatch(/^\d{6}$/);
});

it('a letter that is not taken stays queued with its fault, and is tried again', async () => {
  let tries = 0;
  const mail: Mail = {
    staysHere: false,
    close: () => {},
    send: async () => {
      tries += 1;
      if (tries === 1) throw new Error('the mail server is asleep');
    },
  };
  await registers(app, 'again@example.com');
  await begin(mail);
  await expect
    .poll(() => letterTo('again@example.com'))
    .toMatchObject({ state: 'queued', tries: 1, fault: 'the mail server is asleep' });
  await expect
    .poll(() => letterTo('again@example.com'), { timeout: 60_000, interval: 200 })
    .toMatchObject({ state: 'sent', tries: 2, fault: null });
});

it.each([
  [
    'once it is silent',
    'killed@example.com',
    "insert into server_process values ('pool-killed', now() - interval '1 second')",
  ],
  ['before it first said that it lives', 'killed-early@example.com', ''],
])('the job of a process that was killed is taken over: %s', async (_when, address, expected) => {
  await registers(app, address);
  // What kill -9 leaves behind: the job locked by a pool that will never beat again.
  await asAdmin(
    app.database.url,
    `update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now(), attempts = 1;
     ${expected}`,
  );
  await begin(localMailbox);
  expect((await letterTo(address)).state).toBe('queued');
  await expect.poll(() => letterTo(address), { timeout: 60_000 }).toMatchObject({ state: 'sent' });
  expect(await everyRow(app.database.url)).not.toContain('pool-killed');
});

it('a letter that waits in an archive is sent by the server that starts on it', async () => {
  const home = await mkdtemp(join(tmpdir(), 'counterfoil-letters-'));
  await registers(app, 'archived@example.com');
  await archive(app.url, join(home, 'archive'), app.services.clock());
  const target = await emptyDatabase();
  await restore(target.url, join(home, 'archive'));
  await rm(home, { recursive: true });
  const database = await openDatabase(target.url, 4);
  const sent: string[] = [];
  const mail: Mail = { staysHere: false, close: () => {}, send: async ({ to }) => void sent.push(to) };
  const restored = await startJobs({ ...app.services, database, mail }, (error) => faults.push(error));
  await expect.poll(() => sent, { timeout: 60_000 }).toContain('archived@example.com');
  await restored.stop();
  await database.close();
});

it('a job that waits for its next try is left to wait when another server starts', async () => {
  await registers(app, 'waits@example.com');
  const its = `where key = (select 'letter:' || id from letter where to_address = 'waits@example.com')`;
  await app.owner.query(
    `update graphile_worker._private_jobs set attempts = 3, run_at = now() + interval '1 hour' ${its}`,
  );
  await begin(localMailbox);
  const { rows } = await app.owner.query(
    `select attempts, run_at > now() as later from graphile_worker.jobs ${its}`,
  );
  expect(rows).toEqual([{ attempts: 3, later: true }]);
});

it('an address or subject with a line break is never queued', async () => {
  const letter = { to: 'a@example.com', subject: 'Hello', text: '', html: '' };
  const queue = (change: object) =>
    queueLetter(asAccess(app.database), { ...letter, ...change }, app.services.clock());
  await expect(queue({ to: 'a@example.com\r\nBcc: b@example.com' })).rejects.toThrow('line break');
  await expect(queue({ subject: 'Hello\nBcc: b@example.com' })).rejects.toThrow('line break');
});

it('the mailbox shows letters newest first, with everything escaped and links to press', async () => {
  const query = asAccess(app.database);
  await queueLetter(
    query,
    {
      to: 'x@example.com',
      subject: '<script>alert(1)</script>',
      text: 'see https://a.example/?a=1&b="',
      html: '',
    },
    new Date(app.services.clock().getTime() + 1000),
  );
  const page = await app.app.inject('/dev/mailbox');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('&#60;script&#62;');
  expect(page.body).toContain('<a href="https://a.example/?a=1&#38;b=">');
  const subjects = [...page.body.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1]);
  expect(subjects[0]).toContain('alert(1)');
  expect(subjects.length).toBeGreaterThan(2);
});

it('the mailbox answers this machine alone', async () => {
  const ask = (more: object) => app.app.inject({ url: '/dev/mailbox.json', ...more });
  const answers = await Promise.all([
    ask({ remoteAddress: '192.168.1.20' }),
    ask({ headers: { 'x-forwarded-for': '127.0.0.1' } }),
    ask({ headers: { host: 'rebound.example.com' } }),
    app.app.inject({ url: '/dev/mailbox', remoteAddress: '8.8.8.8' }),
  ]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
  expect((await ask({ remoteAddress: '::1' })).statusCode).toBe(200);
});

it('in production there is no mailbox', async () => {
  const production = await startServer({ mailbox: false });
  expect((await production.app.inject('/dev/mailbox')).statusCode).toBe(404);
  await production.close();
});
