import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Signer, signedDeliveries } from './deliveries.ts';

/** A running sandbox, reachable from this machine only. */
export interface Served {
  /** E.g. "http://127.0.0.1:8090". */
  url: string;
  close: () => Promise<void>;
}

/** What each sandbox is started with. */
export interface SandboxOptions {
  /** 0 takes any free one. */
  port: number;
  /** What the product and the sandbox know each other by, and sign with. */
  secret: string;
  /** How long a later confirmation takes. */
  laterMs?: number;
  say?: (sentence: string) => void;
}

/** What a dialect is made with. */
export interface World {
  secret: string;
  /** Where the sandbox is reached, once it is. */
  at: () => string;
  laterMs: number;
  /** Does something later, as a bank that takes its time would. */
  later: (act: () => unknown) => void;
  /** Makes what sends reports: each is signed by `sign` and sent, if need be after a while, until it is accepted. Resolves once the first try has ended. */
  deliveries: <Event>(
    sign: Signer,
    nameOf: (event: Event) => string,
  ) => (to: string, event: Event, afterMs?: number) => Promise<void>;
}

/** The addresses and pages of a store or a provider. What it keeps is in memory only. */
type Dialect = (app: FastifyInstance, world: World) => void;

/** A refusal in a dialect's own words. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super();
    this.status = status;
    this.body = body;
  }
}

/** What was found. Throws the refusal if nothing was. */
export const known = <Thing>(thing: Thing | null | undefined, no: Refusal): Thing => {
  if (!thing) throw no;
  return thing;
};

/** Calls by their method and path, such as "GET /accounts/:id", each with its handler, which answers or throws a refusal. */
export type Calls = Readonly<
  Record<`${'GET' | 'POST'} /${string}`, (request: FastifyRequest, reply: FastifyReply) => unknown>
>;

/**
 * Serves a dialect's API.
 *
 * @param check throws if the caller isn't let in
 * @param unknown answers any other call
 */
export const serveCalls = (
  app: FastifyInstance,
  prefix: string,
  check: (request: FastifyRequest) => void,
  unknown: Refusal,
  calls: Calls,
): void => {
  const routes = async (api: FastifyInstance) => {
    api.addHook('onRequest', async (request) => check(request));
    api.setNotFoundHandler((_request, reply) => reply.code(unknown.status).send(unknown.body));
    for (const [call, answer] of Object.entries(calls)) {
      const [method = '', url = ''] = call.split(' ');
      api.route({ method, url, handler: async (request, reply) => answer(request, reply) });
    }
  };
  app.register(routes, { prefix });
};

/** Starts a sandbox on this machine's loopback; it answers 400 to what it can't read. */
export const startSandbox = async (options: SandboxOptions, dialect: Dialect): Promise<Served> => {
  const { port, secret, laterMs = 5_000, say = () => {} } = options;
  const app = Fastify({ bodyLimit: 65_536, forceCloseConnections: true, exposeHeadRoutes: false });
  // Signatures are of bytes, so each dialect reads them itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Refusal
      ? reply.code(error.status).send(error.body)
      : reply.code(400).send({ message: 'The request can’t be read.' }),
  );
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found.' }));
  let url = '';
  dialect(app, {
    secret,
    at: () => url,
    laterMs,
    later: (act) => void setTimeout(act, laterMs).unref(),
    deliveries: (sign, nameOf) => {
      const { send, stop } = signedDeliveries(sign, nameOf, say);
      app.addHook('onClose', async () => stop());
      return send;
    },
  });
  url = await app.listen({ port, host: '127.0.0.1' });
  return { url, close: () => app.close() };
};

/** The bytes of a request. */
export const bytesOf = ({ body }: FastifyRequest): Buffer => (body as Buffer | undefined) ?? Buffer.alloc(0);

/** A request's body as JSON. Throws if it isn't. */
export const sentBy = <Sent>(request: FastifyRequest): Sent => JSON.parse(bytesOf(request).toString('utf8'));

/** A request's body as a form. */
export const formOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(bytesOf(request).toString('utf8'));

/** The query of a request's address. */
export const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URL(url, 'http://sandbox').searchParams;

/** A part of an address, such as "id" of "/accounts/:id". */
export const partOf = ({ params }: FastifyRequest, name = 'id'): string =>
  (params as Readonly<Record<string, string>>)[name] ?? '';
