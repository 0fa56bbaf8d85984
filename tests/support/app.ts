import type { OutgoingHttpHeaders } from 'node:http';
import Fastify, { type FastifyInstance, type InjectOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from '../../server/http/account.routes.ts';
import { devMailboxRoutes } from '../../server/http/dev-mailbox.routes.ts';
import { onboardingRoutes } from '../../server/http/onboarding.routes.ts';
import { answerProblem } from '../../server/http/problem.ts';
import type { AccountServices } from '../../server/http/visit.ts';
import { type Database, openDatabase } from '../../server/store/database.ts';
import type { AnswerOf, Call } from '../../src/api/contract/call.ts';
import type { ProblemAnswer } from '../../src/api/contract/problem.ts';
import { freshDatabase } from './database.ts';

/** The server on a database of its own, spoken to without a port, with a clock the test sets. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  services: AccountServices;
  /** Moves the server's clock on. */
  pass: (minutes: number) => void;
  /** Sends a call as the page would. */
  send: <C extends Call>(call: C, sent?: Sent) => Promise<Answered<C>>;
  close: () => Promise<void>;
}

export interface Sent {
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The network address it comes from. */
  from?: string;
}

export interface Answered<C extends Call> {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The call's answer, or the problem's; the status says which. */
  body: AnswerOf<C> & Partial<ProblemAnswer>;
}

/** Where the page is reached, in links of mails. */
export const origin = 'https://books.example.com';

/** @param log is given every line the server logs */
export const startApp = async (log?: (line: string) => void): Promise<TestApp> => {
  const fresh = await freshDatabase();
  const database = await openDatabase(fresh.url, 8);
  let now = new Date('2026-03-02T09:00:00Z');
  const services: AccountServices = { database, clock: () => now, origin };
  const app = Fastify({
    logger: log ? { stream: { write: log } } : false,
    // An address may hold the code of a mailed link.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerProblem);
  accountRoutes(app, services);
  onboardingRoutes(app, services);
  devMailboxRoutes(app, services);
  await app.ready();
  const send = async <C extends Call>(call: C, sent: Sent = {}): Promise<Answered<C>> => {
    const { query, body, token, headers, from } = sent;
    const request: InjectOptions = {
      method: call.method,
      url: call.path,
      headers: { ...(token ? { token } : {}), ...headers },
    };
    if (query) request.query = query;
    if (body !== undefined) request.payload = body as object;
    if (from) request.remoteAddress = from;
    const response = await app.inject(request);
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  return {
    app,
    database,
    services,
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    send,
    close: async () => {
      await app.close();
      await database.close();
      await fresh.drop();
    },
  };
};
