import { v7 } from 'uuid';
import { afterAll, beforeAll, expect } from 'vitest';
import { idToWire } from '../../src/api/wire/id.ts';
import { idFieldsOf, withValue } from './call-fields.ts';
import { type Fixture, fixtureOf } from './fixture.ts';
import { notingProvider } from './payments.ts';
import { samples } from './samples.ts';
import { type Answered, type Client, type Server, startServer } from './server.ts';
import { storedRows } from './stored-rows.ts';

export const never = () => idToWire(v7());

/** An answer without what is new in each: ids, numbers, versions and times of rows made by the request itself. */
const masked = ({ status, body }: Answered) => ({
  status,
  body: JSON.stringify(body)
    .replace(/"[A-Za-z0-9_-]{22}"/g, '"id"')
    // An address to fetch a file from holds a token of its own each time.
    .replace(/"url":"[^"]*"/, '"url":"…"')
    .replace(/(INV|REC|QU|BILL|PO|EXP)-\d+/g, 'number'),
});

/** Every field of every call that takes an id. */
export const idCases = samples.flatMap((sample) => {
  const schema = sample.call.query ?? sample.call.body;
  return idFieldsOf(schema!).map((path) => ({ ...sample, path, field: path.join('.') }));
});

export type IdCase = (typeof idCases)[number];

/** A business and another, whose rows nothing that the first sends may reach: one file has the calls that read, one those that change. */
export const withVictim = () => {
  let server: Server;
  let client: Client;
  let own: Fixture;
  let victim: Client;
  let foreign: string[];
  /** What the victim has, which every case must leave as it is. */
  let theirs: Awaited<ReturnType<typeof storedRows>>;
  beforeAll(async () => {
    server = await startServer({ payments: notingProvider() });
    [client, victim] = [await server.client(), await server.client()];
    const { name, stripeAccount, refusedInvite, ...rows } = await fixtureOf(victim, 'Vera Victim');
    own = await fixtureOf(client);
    const { user, business } = victim.shop;
    foreign = [...Object.values(rows), idToWire(user.id), idToWire(business.id)];
    theirs = await storedRows(server.owner, business.id);
  });
  afterAll(() => server.close());

  /** What the other has is as it was. */
  const untouched = async () =>
    expect(await storedRows(server.owner, victim.shop.business.id)).toEqual(theirs);
  return {
    untouched,
    /** Who sends, what they have, and the other. */
    fixture: () => ({ client, own, victim }),
    /** Each id of the other's in a field answers as one that never was, and changes nothing of theirs. */
    answersAsNever: async ({ call, fields, path }: IdCase) => {
      const sent = { [call.business!]: client.business, ...fields(own) };
      const ask = async (id: string) =>
        masked(await client.send(call, withValue(sent, path, id) as Record<string, unknown>));
      const expected = await ask(never());
      for (const id of foreign) expect(await ask(id)).toEqual(expected);
      await untouched();
    },
  };
};
