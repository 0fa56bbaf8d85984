import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { withCouponTry, withDealTry } from '../../server/services/code-tries.ts';
import { Refused } from '../../server/store/database/tx.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const at = ({ shop }: Client) => ({ ...shop, clock: server.clock });
const wrong = async () => {
  throw new Refused(invalid('couponcode', 'Wrong.'));
};
const guesses = async (client: Client): Promise<string> =>
  withCouponTry(at(client), 'GUESS', wrong).then(
    () => 'right',
    (error: Refused) => error.refusal.message,
  );

test('a business tries ten wrong coupons within any hour, however they are spread', async () => {
  const client = await server.client();
  for (let n = 0; n < 10; n += 1) {
    expect(await guesses(client)).toBe('Wrong.');
    server.pass(1);
  }
  expect(await guesses(client)).toBe('Too many wrong codes. Try again in 50 minutes.');
  server.pass(49);
  expect(await guesses(client)).toBe('Too many wrong codes. Try again in 1 minute.');
  server.pass(2);
  expect(await guesses(client)).toBe('Wrong.');
  expect(await guesses(await server.client())).toBe('Wrong.');
});

test('twenty at once are ten tries', async () => {
  const client = await server.client();
  const all = await Promise.all(Array.from({ length: 20 }, () => guesses(client)));
  expect(all.filter((one) => one === 'Wrong.')).toHaveLength(10);
});

test('a right one costs nothing, nor one that failed for another reason, nor none at all', async () => {
  const client = await server.client();
  for (let n = 0; n < 12; n += 1) {
    expect(await withCouponTry(at(client), 'RIGHT', async () => 'right')).toBe('right');
    await expect(
      withCouponTry(at(client), 'RIGHT', async () => {
        throw new Error('The database is away.');
      }),
    ).rejects.toThrow('The database is away.');
    expect(await withCouponTry(at(client), ' ', async () => 'no code')).toBe('no code');
  }
  expect(await guesses(client)).toBe('Wrong.');
});

test('a right one gives its own try back, and none of the wrong ones of the same moment', async () => {
  const client = await server.client();
  for (let n = 0; n < 10; n += 1) {
    expect(await guesses(client)).toBe('Wrong.');
    if (n < 9) await withCouponTry(at(client), 'RIGHT', async () => 'right');
  }
  expect(await guesses(client)).toBe('Too many wrong codes. Try again in 60 minutes.');
});

test('what is an hour old is forgotten', async () => {
  await guesses(await server.client());
  const kept = async () => (await server.owner.query('select 1 from code_try')).rowCount;
  const forget = forgetExpired(server.clock);
  const withPgClient = (work: (client: unknown) => Promise<void>) => work(server.owner);
  await forget({}, { withPgClient } as never);
  expect(await kept()).toBeGreaterThan(0);
  server.pass(61);
  await forget({}, { withPgClient } as never);
  expect(await kept()).toBe(0);
});

test('deal codes are bounded by business and by address', async () => {
  const fails = async () => {
    throw new Refused(invalid('code', 'Wrong.'));
  };
  const tries = (client: Client, network: string): Promise<string> =>
    withDealTry(at(client), network, fails).catch((error: Refused) => error.refusal.message);
  const client = await server.client();
  for (let n = 0; n < 10; n += 1) expect(await tries(client, `198.51.100.${n}`)).toBe('Wrong.');
  expect(await tries(client, '198.51.100.99')).toBe('Too many wrong codes. Try again in 60 minutes.');
  for (let n = 0; n < 10; n += 1) expect(await tries(await server.client(), '203.0.113.7')).toBe('Wrong.');
  expect(await tries(await server.client(), '203.0.113.7')).toBe(
    'Too many wrong codes. Try again in 60 minutes.',
  );
  expect(await tries(await server.client(), '203.0.113.8')).toBe('Wrong.');
});
