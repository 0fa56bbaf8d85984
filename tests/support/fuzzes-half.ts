import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeableGateways } from './agreeable-gateways.ts';
import { knownRates } from './fake-rates.ts';
import { type Fixture, fixtureOf } from './fixture.ts';
import { type Laid, laidOnce } from './laid-once.ts';
import { neverExisted } from './never-existed.ts';
import { notingProvider } from './payments.ts';
import { samples } from './samples.ts';
import { type Server, startServer } from './server.ts';
import { agreeableShops } from './shops.ts';
import { times } from './thorough.ts';
import { requestsOf } from './wire-fuzz.ts';

/** Of each sort, per call; `FUZZ_RUNS=200` says how many. */
const runs = times('FUZZ_RUNS', 12, 200);

/** Every other call of the contract is sent what its schema accepts and what it refuses; two files share them, for two workers. */
export const fuzzesHalf = (half: 0 | 1): void => {
  let server: Server;
  let another: () => Promise<Laid<Fixture>>;
  beforeAll(async () => {
    server = await startServer({
      payments: notingProvider(),
      shops: agreeableShops(),
      gateways: agreeableGateways(),
      rates: knownRates,
    });
    another = await laidOnce(server, (first) => fixtureOf(first));
  });
  afterAll(() => server.close());

  const idsOf = ({ name, stripeAccount, ...rows }: Fixture): string[] => Object.values(rows);

  test.each(samples.filter((_, place) => place % 2 === half))(
    '$name answers what its schema accepts and what it refuses, and never fails',
    async ({ name, call, fields }) => {
      const { client, fixture } = await another();
      const business = call.business ? { [call.business]: client.business } : {};
      const schema = (call.query ?? call.body)!;
      const sound = { ...fields(fixture), ...business };
      const requests = requestsOf(schema, {
        ids: [...idsOf(fixture), client.business, neverExisted],
        sound,
        seed: [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0,
        runs,
        inQuery: call.query !== undefined,
      });
      const faults: string[] = [];
      const carriedOut = [];
      for (const [index, { sent, accepted }] of [{ sent: sound, accepted: true }, ...requests].entries()) {
        const { status } = await server.send(call, {
          token: client.token,
          from: `10.1.${index >> 8}.${index & 255}`,
          ...(call.body ? { body: sent } : { query: sent as Record<string, string> }),
        });
        if (status === 200) carriedOut.push(index);
        const refused = status === 400 || status === 403 || status === 404;
        if (accepted ? status !== 200 && !refused : !refused)
          faults.push(`${status} for ${JSON.stringify(sent).slice(0, 300)}`);
      }
      expect(faults).toEqual([]);
      expect(carriedOut).toContain(0);
    },
    600_000,
  );
};
