import { afterAll, beforeAll, expect, it } from 'vitest';
import { factorEndedLetter } from '../../../server/letters/factor-letters.ts';
import { endSecondFactor } from '../../../server/maintenance/end-second-factor.ts';
import { accountCalls } from '../../../src/api/calls/account.ts';
import { setsUpFactor } from '../../support/factor.ts';
import { asks, goodPassword, mailedTo, registers, verified } from '../../support/people.ts';
import { origin, type Server, startServer } from '../../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const ends = (address: string) =>
  endSecondFactor(app.database.url, address, (user) => factorEndedLetter(origin, user), app.clock());

it('the operator turns a lost factor off: its user signs in by their password, is signed out everywhere and written to', async () => {
  const who = await verified(app, 'phoneless@example.com');
  await setsUpFactor(app, who.token);
  await ends('PHONELESS@example.com');
  expect((await asks(app, who.token)).status).toBe(401);
  expect((await mailedTo(app, who.email)).subject).toBe('Two-step verification was turned off');
  const { body } = await app.send(accountCalls.login, { body: { email: who.email, password: goodPassword } });
  expect(body.data).toHaveProperty('Token');
});

it('an address nobody proved, and somebody without a factor, are refused by name', async () => {
  await registers(app, 'claimed@example.com');
  await verified(app, 'without@example.com');
  await expect(ends('claimed@example.com')).rejects.toThrow('Nobody has proved the address');
  await expect(ends('without@example.com')).rejects.toThrow('without@example.com has no second factor.');
});
