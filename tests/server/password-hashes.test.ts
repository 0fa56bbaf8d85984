import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordsBy } from '../../server/adapters/passwords.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { freshDatabase } from '../support/database.ts';
import { bundleProduct, type MainProcess, startMain } from '../support/main-process.ts';
import { goodPassword, mailedTo, registers, signsIn, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const hashOf = async (email: string): Promise<string> => {
  const { rows } = await app.owner.query<{ password_hash: string }>(
    'select password_hash from app_user where email = $1',
    [email],
  );
  return rows[0]!.password_hash;
};

it('a server without settings stores Argon2id of 46 MiB, two passes and one lane', async () => {
  const clean = await bundleProduct();
  const fresh = await freshDatabase();
  let main: MainProcess | undefined;
  try {
    main = await startMain({ DATABASE_URL: fresh.url });
    const response = await fetch(`${main.origin}${accountCalls.register.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstname: 'Mara',
        lastname: 'Okafor',
        email: 'mara@example.com',
        password: goodPassword,
      }),
    });
    expect(response.status).toBe(200);
    const database = await openDatabase(fresh.url, 1);
    const { rows } = await database.access.query<{ password_hash: string }>(
      'select password_hash from app_user',
    );
    await database.close();
    expect(rows.map((row) => row.password_hash.split('$').slice(0, 4).join('$'))).toEqual([
      '$argon2id$v=19$m=47104,t=2,p=1',
    ]);
  } finally {
    main?.process.kill('SIGTERM');
    await main?.ended;
    await fresh.drop();
    clean();
  }
});

it('what a hash costs is a setting, and less than 19 MiB and two passes is refused', () => {
  expect(readSettings({}).passwordCost).toEqual({ memoryMib: 46, passes: 2 });
  expect(readSettings({ PASSWORD_MEMORY: '64', PASSWORD_PASSES: '3' }).passwordCost).toEqual({
    memoryMib: 64,
    passes: 3,
  });
  for (const PASSWORD_MEMORY of ['18', '19.5', '1025', 'much'])
    expect(() => readSettings({ PASSWORD_MEMORY })).toThrow(
      `PASSWORD_MEMORY is ${PASSWORD_MEMORY}: choose a whole number from 19 to 1024.`,
    );
  for (const PASSWORD_PASSES of ['1', '21'])
    expect(() => readSettings({ PASSWORD_PASSES })).toThrow(
      `PASSWORD_PASSES is ${PASSWORD_PASSES}: choose a whole number from 2 to 20.`,
    );
});

it('a hash of other parameters is renewed by the next sign-in with the right password, and by no other', async () => {
  const email = 'renewed@example.com';
  await registers(app, email);
  const own = await hashOf(email);
  const older = await passwordsBy({ memoryMib: 9, passes: 3 })('tests').hash(goodPassword);
  await app.owner.query('update app_user set password_hash = $2 where email = $1', [email, older]);
  expect((await signsIn(app, email, 'a wrong password')).status).toBe(400);
  expect(await hashOf(email)).toBe(older);
  expect((await signsIn(app, email, goodPassword)).status).toBe(200);
  const renewed = await hashOf(email);
  expect(renewed.split('$').slice(0, 4)).toEqual(own.split('$').slice(0, 4));
  expect(renewed).not.toBe(own);
  expect((await signsIn(app, email, goodPassword)).status).toBe(200);
  expect(await hashOf(email)).toBe(renewed);
});

/** Computes hashes as Argon2 does once it is let go, and counts those under way. */
const heldArgon = () => {
  let letGo = () => {};
  let free = Promise.resolve();
  const count = { underWay: 0, most: 0 };
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    count.underWay += 1;
    count.most = Math.max(count.most, count.underWay);
    await free;
    return work().finally(() => {
      count.underWay -= 1;
    });
  };
  return {
    count,
    hold: () => {
      free = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
    by: {
      hash: (...given: Parameters<typeof argon2.hash>) => counted(() => argon2.hash(...given)),
      verify: (...given: Parameters<typeof argon2.verify>) => counted(() => argon2.verify(...given)),
    },
  };
};

const cheap = { memoryMib: 1, passes: 1 };

it('at most one hash a core is under way, whatever it is for', async () => {
  const { by, count } = heldArgon();
  const passwords = passwordsBy(cheap, { by });
  const stored = await passwords('somebody').hash(goodPassword);
  await passwords('somebody').matches(stored, goodPassword);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => [
      passwords(`hash ${n}`).hash(goodPassword),
      passwords(`match ${n}`).matches(stored, goodPassword),
      passwords(`check ${n}`).check(null, goodPassword),
    ]).flat(),
  );
  expect(answers.slice(1, 3)).toEqual([true, { matches: false, renewed: null }]);
  expect(count).toEqual({ underWay: 0, most: availableParallelism() });
});

it('while too many wait, whatever needs a hash answers 503 with Retry-After and a sentence, and goes on later', async () => {
  const { by, hold, letGo } = heldArgon();
  const passwords = passwordsBy(cheap, { by, queue: 2 });
  const server = await startServer({ passwords });
  try {
    const who = await verified(server, 'mara@example.com');
    await server.send(passwordCalls.forgotPassword, { body: { email: who.email } });
    const { link } = await mailedTo(server, who.email);
    hold();
    const others = Array.from({ length: availableParallelism() + 2 }, (_, n) =>
      passwords(`network ${n}`).hash('some password of a neighbour'),
    );
    const other = 'brave otters by moonlight';
    const named = { firstname: 'Ada', lastname: 'Owner', email: 'ada@example.com', password: other };
    const request = [
      () => signsIn(server, who.email, goodPassword),
      () => server.send(accountCalls.register, { body: named }),
      () =>
        server.send(passwordCalls.resetPassword, {
          body: { userid: who.userid, code: link, password: other },
        }),
      () =>
        server.send(accountSettingsCalls.changePassword, {
          token: who.token,
          body: { current: goodPassword, password: other },
        }),
    ];
    for (const ask of request) {
      const { status, headers, body } = await ask();
      expect([status, headers['retry-after'], body.kind]).toEqual([503, '5', 'unavailable']);
      expect(body.Message).toBe('Many people are signing in right now. Try again in a few seconds.');
    }
    letGo();
    await Promise.all(others);
    expect((await signsIn(server, who.email, goodPassword)).status).toBe(200);
    expect((await request[2]!()).status).toBe(200);
    expect((await signsIn(server, who.email, other)).status).toBe(200);
  } finally {
    letGo();
    await server.close();
  }
});
