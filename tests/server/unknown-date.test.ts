import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../support/contract.ts';
import { everyRow } from '../support/dump.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

const takingNone = contract.filter(
  ({ ours, auth, business, body }) =>
    ours && auth === 'session' && business && body && !Object.hasOwn(body.shape, 'date'),
);

test('every call of ours in a business that takes no date refuses one at its field, and writes nothing', async () => {
  const before = await everyRow(server.url);
  const answers = await Promise.all(
    takingNone.map(async (call) => {
      const { status, body } = await client.send(call as never, { date: '2026-03-02' } as never);
      return [call.path, status, (body as { fields?: unknown }).fields];
    }),
  );
  expect(answers.length).toBeGreaterThan(60);
  const message = 'This takes no date. Leave it out.';
  expect(answers).toEqual(takingNone.map(({ path }) => [path, 400, [{ field: 'date', message }]]));
  expect(await everyRow(server.url)).toEqual(before);
});
