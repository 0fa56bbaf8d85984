import { randomBytes } from 'node:crypto';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { zero } from '../../src/domain/money.ts';
import { type Bounds, usualBounds } from '../../src/domain/values/bounds.ts';
import { callsHead } from '../../src/domain/words/calls.ts';
import { isDemoOpen } from '../demo/open-demo.ts';
import { readNumbersExactly } from './call/json-body.ts';
import { loggedError } from './call/logged-error.ts';
import { answerProblem } from './call/problem.ts';
import type { AccountServices } from './call/visit.ts';
import { devMailboxRoutes } from './dev-mailbox.routes.ts';
import { healthRoutes } from './health.ts';
import { type Metrics, metricsRoute } from './metrics.routes.ts';
import { pageRoutes } from './page.ts';
import { answerNoRequest, secureHeaders } from './security-headers.ts';
import { subjectRoutes } from './subject-routes.ts';
import { isHere } from './this-machine.ts';
import { answerUnrouted, watchRequests } from './watch-requests.ts';

export interface AppOptions
  extends Omit<
    AccountServices,
    'payments' | 'gateways' | 'planPayments' | 'feePercent' | 'shops' | 'rates' | 'sealing' | 'bounds'
  > {
  /** What one person may do that reaches others; the usual bounds when left out. */
  bounds?: Bounds;
  /** Who takes online payments; nobody when left out. */
  payments?: AccountServices['payments'];
  /** Which payment providers can be connected; none when left out. */
  gateways?: AccountServices['gateways'];
  /** Who takes what businesses pay for their plans; nobody when left out. */
  planPayments?: AccountServices['planPayments'];
  /** What the installation keeps of each payment, in percent; nothing when left out. */
  feePercent?: AccountServices['feePercent'];
  /** Which online stores can be connected; none when left out. */
  shops?: AccountServices['shops'];
  /** Who knows exchange rates; nobody when left out. */
  rates?: AccountServices['rates'];
  /** What seals secrets; nothing when left out, and no second factor is turned on then. */
  sealing?: AccountServices['sealing'];
  /** Where the built page lies; null serves the API alone. */
  page: string | null;
  /** Publishes /api/openapi.json and /api/docs; off in production unless asked for. */
  docs: boolean;
  /** Checks every answer against the contract; on in tests, for it costs time. */
  checkAnswers?: boolean;
  /** Logs from this level on, to the standard output or to whatever takes its lines; nothing when left out. */
  log?: { level: string; to?: { write: (line: string) => void } };
  /** Shows the letters that stay here, to this machine alone; never in production. */
  mailbox?: boolean;
  /** Takes the address of whoever asks from the one proxy in front. */
  trustProxy?: boolean;
  /** What the server counts, and who reads it; nothing is counted when left out. */
  metrics?: Metrics;
}

const openDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        ...callsHead,
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};

/**
 * The HTTP side of the product: security headers, the contract's calls, the page. Nothing listens yet.
 *
 * @throws when a page is asked for that is not built
 */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  z.config(en());
  const { log, metrics = null } = options;
  const app = Fastify({
    logger: log
      ? { level: log.level, serializers: { err: loggedError }, ...(log.to ? { stream: log.to } : {}) }
      : false,
    // An address may hold the code of a mailed link: what is written of a request is ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // The proxy in front alone is believed: what stands before its own entry anybody may have written.
    trustProxy: options.trustProxy === true && ((_address: string, hop: number) => hop === 0),
    routerOptions: { maxParamLength: 200 },
    // Node would answer a request without a host by itself, bare of headers; the first hook does it instead.
    http: { requireHostHeader: false },
    clientErrorHandler: answerNoRequest,
    frameworkErrors: answerUnrouted(metrics),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    options.checkAnswers ? serializerCompiler : () => (answer) => JSON.stringify(answer),
  );
  readNumbersExactly(app);
  app.setErrorHandler(answerProblem);
  secureHeaders(app);
  watchRequests(app, metrics);
  if (options.docs) await openDocs(app);
  healthRoutes(app, options.database);
  const { database, clock, origin, pdf, xlsx, payments = null, rates = null, sealing = null } = options;
  const { shops = null, gateways = {}, planPayments = null, feePercent = zero } = options;
  const { passwords, bounds = usualBounds } = options;
  const services: AccountServices = {
    database,
    clock,
    origin,
    pdf,
    xlsx,
    payments,
    gateways,
    planPayments,
    feePercent,
    shops,
    rates,
    sealing,
    signing: options.signing ?? null,
    eventsOfProof: options.eventsOfProof,
    passwords,
    bounds,
  };
  // Inside a plugin, so that the documentation sees the routes that come after it.
  await app.register(async (api) => {
    for (const routes of subjectRoutes) routes(api, services);
    if (options.mailbox) devMailboxRoutes(api, services);
    if (metrics) metricsRoute(api, metrics);
  });
  if (options.page)
    await pageRoutes(app, options.page, {
      demoIsOpen: () => isDemoOpen(database),
      // It opens for this machine alone.
      namesMailbox: (request) => options.mailbox === true && isHere(request),
    });
  return app;
};
