import { expect } from 'vitest';
import type { PathStep } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import type { Answered, Client, Server } from './server.ts';
import { storedRows } from './stored-rows.ts';

/** What sends each of a lifecycle's events to the server, by the event's type. */
export type Acts<World, Event extends { type: string }> = {
  [Type in Event['type']]: (world: World, event: Extract<Event, { type: Type }>) => Promise<Answered>;
};

/** Whether the server did it. What it refuses must be named: by a kind and a sentence, for a row by a sentence. */
const answerOf = ({ status, body }: Answered): Answer => {
  const { data } = body as { data?: { rows?: { done: boolean; reason: string | null }[] } };
  const row = data?.rows?.[0];
  if (status === 200 && (row?.done ?? true)) return 'accepted';
  expect(row ? row.reason : body.Message).toMatch(/^[A-Z].+[.?]$/);
  if (!row)
    expect([`${status} ${body.kind}`]).toEqual([
      expect.stringMatching(/^(400 (illegal-move|invalid)|404 missing)$/),
    ]);
  return 'refused';
};

/** Refused steps, one after the other, and the rows before the first of them. */
interface Refusals {
  cases: string[];
  rows: Awaited<ReturnType<typeof storedRows>>;
}

/**
 * Sends steps. Refused ones must leave every row of the business as it was: they come in a row, and are compared after the
 * last of it. What one of them wrote no other could take back, for an act leaves its event and its key.
 */
const sendOn = <World extends { client: Client }, Event extends { type: string }>(
  server: Server,
  acts: Acts<World, Event>,
) => {
  const rowsOf = ({ client }: World) => storedRows(server.owner, client.shop.business.id);
  const refusals = new WeakMap<World, Refusals>();
  const unwritten = async (world: World): Promise<void> => {
    const met = refusals.get(world);
    if (!met) return;
    refusals.delete(world);
    expect({ ...met, rows: await rowsOf(world) }).toEqual(met);
  };
  return {
    send: async (world: World, { case: sent, event, refused }: PathStep): Promise<Answer> => {
      const act = acts[event.type as Event['type']] as (world: World, event: unknown) => Promise<Answered>;
      if (!refused) await unwritten(world);
      const met = refused && (refusals.get(world) ?? { cases: [], rows: await rowsOf(world) });
      refusals.delete(world);
      const answer = answerOf(await act(world, event));
      if (met && answer === 'refused') refusals.set(world, { ...met, cases: [...met.cases, sent] });
      return answer;
    },
    /** True after a refused step: what the server says is made of rows, which `unwritten` compares. */
    isRefusing: (world: World): boolean => refusals.has(world),
    unwritten,
  };
};

/**
 * Makes what carries paths of a lifecycle's chart out on the real server, each at a business of its own. After each step
 * that it does the server must answer the chart's state and all of its facts; one that it refuses writes nothing.
 *
 * @param parts.start makes a record that stands as the path begins, which its facts say
 * @param parts.standing what the server says of the record
 * @param parts.holds what is always true of such records, whatever the test checks beside
 */
export const lifecycleExecutor =
  <World extends { client: Client }, Event extends { type: string }, Facts = unknown>({
    acts,
    start,
    standing,
    holds,
  }: {
    acts: Acts<World, Event>;
    start: (client: Client, facts: Facts, server: Server) => Promise<World>;
    standing: (world: World, server: Server) => Promise<{ status: string; facts: unknown }>;
    holds?: (world: World) => Promise<void>;
  }) =>
  (server: Server, check: (world: World) => Promise<void>): Executor<World> => {
    const { send, isRefusing, unwritten } = sendOn(server, acts);
    return {
      start: async ({ at }) => start(await server.client(), at.context as Facts, server),
      events: Object.fromEntries(Object.keys(acts).map((type) => [type, send])),
      states: {
        '*': async (world, place) => {
          if (isRefusing(world)) return;
          const { status, facts } = await standing(world, server);
          expect({ status, facts }).toEqual({ status: place.state, facts: place.context });
          await holds?.(world);
          await check(world);
        },
      },
      after: unwritten,
    };
  };
