import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../../server/adapters/one-time-codes.ts';
import { type Sealing, sealingBy } from '../../server/adapters/sealing.ts';
import { sealSecrets } from '../../server/commands/account/seal-secrets.ts';
import { archive } from '../../server/maintenance/archive.ts';
import { restore } from '../../server/maintenance/restore.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import { emptyDatabase } from '../support/database.ts';
import { everyRow } from '../support/dump.ts';
import { goodPassword, verified } from '../support/people.ts';
import { type Server, sealingKey, startServer } from '../support/server.ts';

const [ours, other] = [sealingBy([sealingKey]), sealingBy([Buffer.alloc(32, 9).toString('base64')])];
const directory = mkdtempSync(join(tmpdir(), 'counterfoil-sealed-'));
let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const protectedUser = async (email: string) => {
  const who = await verified(app, email);
  const begun = await app.send(secondFactorCalls.beginFactor, {
    token: who.token,
    body: { password: goodPassword },
  });
  const { secret } = begun.body.data;
  const code = codeAt(secret, app.clock());
  const { body } = await app.send(secondFactorCalls.confirmFactor, { token: who.token, body: { code } });
  app.pass(1);
  return { email, secret, recoveryCodes: body.data.recoveryCodes };
};

/** How a server answers somebody who signs in with a code. */
const signsInBy = async (server: Server, email: string, code: string) => {
  const answered = await server.send(accountCalls.login, { body: { email, password: goodPassword } });
  const { challenge } = answered.body.data as { challenge: string };
  return server.send(secondFactorCalls.proveFactor, { body: { challenge, code } });
};

const lettersFrom = async (server: Server, sealing: Sealing | null): Promise<string[]> => {
  const sentences: string[] = [];
  await sealSecrets(server.database, sealing, (sentence) => sentences.push(sentence));
  return sentences;
};

it('a dump of the database holds no secret of an app, neither in base32 nor as its bytes', async () => {
  const { secret } = await protectedUser('dump@example.com');
  const dump = await everyRow(app.url);
  expect(dump).toContain('dump@example.com');
  expect(dump).not.toContain(secret);
  expect(dump).not.toContain(secret.toLowerCase());
  expect(dump).toMatch(/v1\.[\w-]{8}\.[\w-]{64}/);
});

it('what stands bare is sealed when a server starts, and so is what an older key sealed', async () => {
  const { email, secret } = await protectedUser('bare@example.com');
  await app.owner.query(
    'update second_factor set secret = $1 where user_id = (select id from app_user where email = $2)',
    [secret, email],
  );
  expect(await lettersFrom(app, ours)).toEqual([]);
  expect(await everyRow(app.url)).not.toContain(secret);
  expect((await signsInBy(app, email, codeAt(secret, app.clock()))).status).toBe(200);
  const newer = Buffer.alloc(32, 8).toString('base64');
  expect(await lettersFrom(app, sealingBy([newer, sealingKey]))).toEqual([]);
  expect(await lettersFrom(app, sealingBy([newer]))).toEqual([]);
  expect(await lettersFrom(app, sealingBy([sealingKey, newer]))).toEqual([]);
});

it('an archive holds the sealed secret and not its key: with the key codes count after a restore, without it recovery codes', async () => {
  const { email, secret, recoveryCodes } = await protectedUser('moved@example.com');
  await archive(app.url, join(directory, 'archive'), app.clock());
  const fresh = await emptyDatabase();
  await restore(fresh.url, join(directory, 'archive'));
  const strange = await startServer({ fresh, sealing: other });
  expect(await lettersFrom(strange, other)).toEqual([
    expect.stringMatching(
      /^The key for the second factor of \d users is missing: give COUNTERFOIL_KEY the key/,
    ),
  ]);
  strange.pass(5);
  const refused = await signsInBy(strange, email, codeAt(secret, strange.clock()));
  expect([refused.status, refused.body.Message]).toEqual([
    400,
    expect.stringContaining('Use a recovery code'),
  ]);
  expect((await signsInBy(strange, email, recoveryCodes[0]!)).status).toBe(200);
  const known = await startServer({ fresh: { ...fresh, drop: async () => {} }, sealing: ours });
  expect(await lettersFrom(known, ours)).toEqual([]);
  known.pass(10);
  expect((await signsInBy(known, email, codeAt(secret, known.clock()))).status).toBe(200);
  await known.close();
  await strange.close();
});

it('without a key nobody turns a second factor on, and whoever runs the server is told once one is stored', async () => {
  const keyless = await startServer({ sealing: null });
  expect(await lettersFrom(keyless, null)).toEqual([]);
  const { token } = await verified(keyless, 'keyless@example.com');
  const begun = await keyless.send(secondFactorCalls.beginFactor, {
    token,
    body: { password: goodPassword },
  });
  expect([begun.status, begun.body.Message]).toEqual([400, expect.stringContaining('COUNTERFOIL_KEY')]);
  expect(await lettersFrom(app, null)).toHaveLength(1);
  await keyless.close();
});
