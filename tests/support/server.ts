import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { v7 } from 'uuid';
import type { PlanPayments } from '../../server/adapters/billing/plan-payments.ts';
import { passwordsBy } from '../../server/adapters/passwords.ts';
import type { Gateways } from '../../server/adapters/payments/gateway.ts';
import type { PaymentProvider } from '../../server/adapters/payments/provider.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import type { RateProvider } from '../../server/adapters/rates/provider.ts';
import { type Sealing, sealingBy } from '../../server/adapters/sealing.ts';
import type { ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { signingBy } from '../../server/adapters/signing.ts';
import { xlsxThreads } from '../../server/adapters/xlsx/xlsx-threads.ts';
import { buildApp } from '../../server/http/app.ts';
import type { AccountServices } from '../../server/http/call/visit.ts';
import type { Metrics } from '../../server/http/metrics.routes.ts';
import { type Database, openDatabase } from '../../server/store/database/database.ts';
import type { AnswerOf, Call } from '../../src/api/wire/call.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import type { ProblemAnswer } from '../../src/api/wire/problem.ts';
import type { HeadSigning } from '../../src/domain/audit/signed-head.ts';
import type { Bounds } from '../../src/domain/values/bounds.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { given, type Shop } from './given.ts';
import { recordedApp } from './recorded-app.ts';
import { signedInAs } from './signed-in.ts';

/** What a call answered: its own answer, or a problem's fields; the status says which. */
export interface Answered<C extends Call = Call> {
  status: number;
  headers: OutgoingHttpHeaders;
  body: AnswerOf<C> & Partial<ProblemAnswer>;
}

/** A request as it is sent, nothing added. */
export interface Sent {
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The network address it comes from. */
  from?: string;
}

/** Sends a call as the page would, by whoever holds the token, or by nobody. */
type Send = <C extends Call>(call: C, sent?: Sent) => Promise<Answered<C>>;

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
    /** The file that is the body of a call that takes one. */
    file?: Buffer,
  ) => Promise<Answered<C>>;
}

/** The whole server on a database of its own, spoken to without a port. */
export interface Server {
  app: FastifyInstance;
  database: Database;
  clock: () => Date;
  payments: PaymentProvider | null;
  url: string;
  services: AccountServices;
  send: Send;
  /** The database owner's session, which sees every business. */
  owner: pg.Client;
  /** Moves the clock to noon of a day, in UTC. */
  setToday: (day: string) => void;
  /** Moves the clock on. */
  pass: (minutes: number) => void;
  /** A new business with its books, in US dollars unless told, and its owner signed in. */
  client: (currency?: string) => Promise<Client>;
  /** Locks a business's books until the end of a day. */
  lockBooks: (client: Client, until: string | null) => Promise<void>;
  /** Gives a business a tax, and answers its id on the wire. */
  addTax: (client: Client, name: string, percent: string) => Promise<string>;
  close: () => Promise<void>;
}

/** The day every test begins on. */
export const firstDay = '2026-03-02';
/** The file of a call that takes one, where a test says nothing of it. */
export const aNote = 'A note.\nOf two lines.';

/** What secrets are sealed with in tests: 32 bytes in base64url. */
export const sealingKey = Buffer.alloc(32, 7).toString('base64url');

/** What heads of the audit trail are signed with in tests. */
export const signingKey = Buffer.alloc(32, 8).toString('base64url');

/** Cheap hashes of passwords, for tests sign many in. */
export const quickPasswords = passwordsBy({ memoryMib: 1, passes: 1 });

/** So much that no test meets it. */
export const roomyBounds: Bounds = {
  businessesPerDay: 10_000,
  openInvites: 10_000,
  invitesPerDay: 10_000,
  customerMails: 10_000,
};

/** Where the page is reached, in links of mails. */
export const origin = 'https://books.example.com';

const sendTo =
  (app: FastifyInstance): Send =>
  async (call, { query, body, token, headers, from } = {}) => {
    const request: InjectOptions = {
      method: call.method,
      url: call.path,
      headers: { ...(token ? { token } : {}), ...headers },
    };
    if (query) request.query = query;
    if (body !== undefined) request.payload = body as object;
    if (call.raw) {
      request.payload = Buffer.isBuffer(body) ? body : Buffer.from(aNote);
      request.headers = { 'content-type': 'application/octet-stream', ...request.headers };
    }
    if (from) request.remoteAddress = from;
    const response = await app.inject(request);
    const isText = String(response.headers['content-type']).startsWith('text/plain');
    const answered: unknown = isText ? response.payload : response.json();
    return {
      status: response.statusCode,
      headers: response.headers,
      body: answered as Answered<typeof call>['body'],
    };
  };

/** Whoever holds the token, at work in a business. */
export const clientOf = (send: Send, shop: Shop, token: string): Client => {
  const business = idToWire(shop.business.id);
  return {
    shop,
    business,
    token,
    send: (call, fields = {}, headers = {}, file) => {
      const sent = { ...(call.business ? { [call.business]: business } : {}), ...fields };
      const carried = call.body ? { body: sent } : { query: sent as Record<string, string> };
      return send(call, { ...carried, ...(file ? { body: file } : {}), headers: { token, ...headers } });
    },
  };
};

/**
 * Starts the server with every answer checked against the contract.
 *
 * @param fresh the database it works on; one of its own when left out
 * @param log is given every line the server logs from `logLevel` on
 * @param metrics what it counts with; nothing is counted when left out
 * @param mailbox whether letters are shown, as they are outside production
 * @param trustProxy whether the one proxy in front says where a request comes from
 * @param payments who takes online payments; nobody when left out
 * @param gateways which payment providers can be connected; none when left out
 * @param planPayments who takes what businesses pay for their plans; nobody when left out
 * @param feePercent what the installation keeps of a payment, in percent; nothing when left out
 * @param shops which online stores can be connected; none when left out
 * @param rates who knows exchange rates; nobody when left out
 * @param reachedAt the page's own address
 * @param sealing what seals secrets; a key of the tests unless told
 * @param signing what signs heads of the audit trail; a key of the tests unless told
 * @param passwords what hashes passwords; cheaply unless told
 * @param bounds what one person may do; far more than any test does unless told
 * @param connections how many sessions of the database it works with at most
 */
export const startServer = async ({
  fresh,
  log,
  logLevel = 'info',
  metrics,
  mailbox = true,
  trustProxy = false,
  payments = null,
  gateways = {},
  planPayments = null,
  feePercent = '0',
  shops = null,
  rates = null,
  reachedAt = origin,
  sealing = sealingBy([sealingKey]),
  signing = signingBy([signingKey]),
  passwords = quickPasswords,
  bounds = roomyBounds,
  connections = 8,
  eventsOfProof,
}: {
  fresh?: TestDatabase;
  log?: (line: string) => void;
  logLevel?: string;
  metrics?: Metrics;
  mailbox?: boolean;
  trustProxy?: boolean;
  payments?: PaymentProvider | null;
  gateways?: Gateways;
  planPayments?: PlanPayments | null;
  feePercent?: string;
  shops?: ShopPlatform | null;
  rates?: RateProvider | null;
  reachedAt?: string;
  sealing?: Sealing | null;
  signing?: HeadSigning | null;
  passwords?: AccountServices['passwords'];
  bounds?: Bounds;
  connections?: number;
  eventsOfProof?: number | undefined;
} = {}): Promise<Server> => {
  const { url, drop } = fresh ?? (await freshDatabase());
  const database = await openDatabase(url, connections);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  let now = new Date(`${firstDay}T12:00:00Z`);
  const pdf = pdfThreads(1);
  const services: AccountServices = {
    database,
    clock: () => now,
    origin: reachedAt,
    pdf,
    xlsx: xlsxThreads(),
    payments,
    gateways,
    planPayments,
    feePercent,
    shops,
    rates,
    sealing,
    signing,
    eventsOfProof,
    passwords,
    bounds,
  };
  const app = recordedApp(
    await buildApp({
      ...services,
      page: null,
      docs: false,
      checkAnswers: true,
      mailbox,
      trustProxy,
      ...(metrics ? { metrics } : {}),
      ...(log ? { log: { level: logLevel, to: { write: log } } } : {}),
    }),
  );
  const send = sendTo(app);
  return {
    app,
    database,
    clock: services.clock,
    payments,
    url,
    services,
    send,
    owner,
    setToday: (day) => {
      now = new Date(`${day}T12:00:00Z`);
    },
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    client: async (currency = 'USD') => {
      const shop = await given.business(database, { currency });
      return clientOf(send, { ...shop, clock: services.clock }, await signedInAs(owner, shop.user.id));
    },
    lockBooks: async ({ shop }, until) => {
      await owner.query('update book set locked_until = $2 where business_id = $1', [
        shop.business.id,
        until,
      ]);
    },
    addTax: async ({ shop }, name, percent) => {
      const id = v7();
      await owner.query('insert into tax (business_id, id, name, percent) values ($1, $2, $3, $4)', [
        shop.business.id,
        id,
        name,
        percent,
      ]);
      return idToWire(id);
    },
    close: async () => {
      await app.close();
      await pdf.close();
      await owner.end();
      await database.close();
      await drop();
    },
  };
};
