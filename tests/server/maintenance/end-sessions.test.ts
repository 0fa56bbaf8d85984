import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSessions } from '../../../server/maintenance/end-sessions.ts';
import { asks, goodPassword, signsIn, verified } from '../../support/people.ts';
import { type Server, startServer } from '../../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

it('one person is signed out everywhere, and nobody else; then everybody', async () => {
  const lost = await verified(app, 'lost@example.com');
  const phone = (await signsIn(app, lost.email, goodPassword)).body.data.Token;
  const other = await verified(app, 'other@example.com');
  const statuses = async () =>
    Promise.all([lost.token, phone, other.token].map(async (token) => (await asks(app, token)).status));
  expect(await endSessions(app.database.url, 'LOST@example.com')).toBe(2);
  expect(await statuses()).toEqual([401, 401, 200]);
  expect(await endSessions(app.database.url, 'everybody')).toBe(1);
  expect(await statuses()).toEqual([401, 401, 401]);
});

it('an address nobody has is told apart from somebody without a session', async () => {
  await expect(endSessions(app.database.url, 'nobody@example.com')).rejects.toThrow('Nobody has the address');
});
