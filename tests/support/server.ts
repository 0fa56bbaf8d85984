import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../server/http/app.ts';
import { type Database, openDatabase } from '../../server/store/database.ts';
import type { AnswerOf, Call } from '../../src/api/contract/call.ts';
import type { ProblemAnswer } from '../../src/api/contract/problem.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { given, type Shop } from './given.ts';
import { signedInAs } from './signed-in.ts';

/** What a call answered: its own answer, or a problem's fields; the status says which. */
export interface Answered<C extends Call = Call> {
  status: number;
  body: AnswerOf<C> & Partial<ProblemAnswer>;
}

/** A signed-in owner of a business of their own, by whom calls are sent. */
export interface Client {
  shop: Shop;
  /** The business's id on the wire. */
  business: string;
  token: string;
  /** Sends the fields as query or body, whichever the call has, with the business's id added. */
  send: <C extends Call>(
    call: C,
    fields?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Answered<C>>;
}

/** The whole server on a database of its own, spoken to without a port. */
export interface Server {
  app: FastifyInstance;
  database: Database;
  url: string;
  /** The database owner's session, which sees every business. */
  owner: pg.Client;
  /** Moves the clock to noon of a day, in UTC. */
  setToday: (day: string) => void;
  /** A new business with its books, and its owner signed in. */
  client: () => Promise<Client>;
  /** Locks a business's books until the end of a day. */
  lockBooks: (client: Client, until: string | null) => Promise<void>;
  close: () => Promise<void>;
}

/** The day every test begins on. */
export const firstDay = '2026-03-02';

const clientOf = (app: FastifyInstance, shop: Shop, token: string): Client => {
  const business = idToWire(shop.business.id);
  return {
    shop,
    business,
    token,
    send: async (call, fields = {}, headers = {}) => {
      const sent = { ...(call.business ? { [call.business]: business } : {}), ...fields };
      const response = await app.inject({
        method: call.method,
        url: call.path,
        headers: { token, ...headers },
        ...(call.body ? { payload: sent } : { query: sent as Record<string, string> }),
      });
      return { status: response.statusCode, body: response.json() };
    },
  };
};

/**
 * Starts the server with every answer checked against the contract.
 *
 * @param fresh the database it works on; one of its own when left out
 */
export const startServer = async (fresh?: TestDatabase): Promise<Server> => {
  fresh ??= await freshDatabase();
  const database = await openDatabase(fresh.url, 8);
  const owner = new pg.Client({ connectionString: fresh.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  let now = new Date(`${firstDay}T12:00:00Z`);
  const clock = () => now;
  const app = await buildApp({
    database,
    clock,
    page: null,
    origin: 'http://localhost',
    docs: false,
    checkAnswers: true,
  });
  return {
    app,
    database,
    url: fresh.url,
    owner,
    setToday: (day) => {
      now = new Date(`${day}T12:00:00Z`);
    },
    client: async () => {
      const shop = await given.business(database);
      return clientOf(app, { ...shop, clock }, await signedInAs(owner, shop.user.id));
    },
    lockBooks: async ({ shop }, until) => {
      await owner.query('update book set locked_until = $2 where business_id = $1', [
        shop.business.id,
        until,
      ]);
    },
    close: async () => {
      await app.close();
      await owner.end();
      await database.close();
      await fresh.drop();
    },
  };
};
