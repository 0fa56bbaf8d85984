import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Signer, signedDeliveries } from './deliveries.ts';

/** A sandbox that runs, on this machine alone. */
export interface Served {
  /** E.g. "http://127.0.0.1:8090". */
  url: string;
  close: () => Promise<void>;
}

/** What every sandbox is started with. */
export interface SandboxOptions {
  /** 0 takes any free one. */
  port: number;
  /** What the product and the sandbox know each other by, and sign with. */
  secret: string;
  /** How long what is confirmed later takes. */
  laterMs?: number;
  say?: (sentence: string) => void;
}

/** What a dialect is made with. */
export interface World {
  secret: string;
  /** Where the sandbox is reached, once it is. */
  at: () => string;
  laterMs: number;
  /** Lets something happen later, as a bank that takes its time does. */
  later: (act: () => unknown) => void;
  /** Sends reports: each is signed by `sign`, sent after a while, and again until it is taken. Answers once the first try has ended. */
  deliveries: <Event>(
    sign: Signer,
    nameOf: (event: Event) => string,
  ) => (to: string, event: Event, afterMs?: number) => Promise<void>;
}

/** How a store or a provider speaks: its addresses and its pages. What it keeps is in memory: it is nobody's book of record. */
export type Dialect = (app: FastifyInstance, world: World) => void;

/** A no, in the words of a dialect. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super();
    this.status = status;
    this.body = body;
  }
}

/** What was found. Throws the no where nothing was. */
export const known = <Thing>(thing: Thing | null | undefined, no: Refusal): Thing => {
  if (!thing) throw no;
  return thing;
};

/** Calls by their method and path, such as "GET /accounts/:id", each with what answers it, or throws a no. */
export type Calls = Readonly<
  Record<`${'GET' | 'POST'} /${string}`, (request: FastifyRequest, reply: FastifyReply) => unknown>
>;

/**
 * Serves a dialect's API.
 *
 * @param check throws where who calls isn't let in
 * @param unknown what any other call is answered with
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

/** Starts a sandbox on this machine's loopback; what it can't read is answered with 400. */
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

/** What a request says as JSON. Throws for anything else. */
export const sentBy = <Sent>(request: FastifyRequest): Sent => JSON.parse(bytesOf(request).toString('utf8'));

/** What a request says as a form. */
export const formOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(bytesOf(request).toString('utf8'));

/** What a request asks in its address. */
export const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URL(url, 'http://sandbox').searchParams;

/** A part of an address, such as "id" of "/accounts/:id". */
export const partOf = ({ params }: FastifyRequest, name = 'id'): string =>
  (params as Readonly<Record<string, string>>)[name] ?? '';
