import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { requestFaults as requestFaultWords } from '../../src/domain/words/requests.ts';

const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // No string becomes a script or markup, by anybody: React, its styles and the loader need no policy of their own.
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["'none'"],
};

/** What nothing of ours asks a browser for, but for what the page does. */
const forbidden = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissions = forbidden.map((feature) => `${feature}=()`).join(', ');
/** The page itself asks for the camera, to scan barcodes. */
const pagePermissions = permissions.replace('camera=()', 'camera=(self)');

const byHelmet = helmet({
  contentSecurityPolicy: { directives, useDefaults: false },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'same-origin' },
});

const fail = (error?: unknown): void => {
  if (error) throw error;
};

/** The headers every answer carries, made once: the plugin makes them for each answer, which costs as much as reading the request. */
const securing: ReadonlyMap<string, string> = (() => {
  const headers = new Map([
    ['permissions-policy', permissions],
    // What a link in the open leads to is found by no search; the pages that are meant to be found take it off.
    ['x-robots-tag', 'noindex'],
  ]);
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  byHelmet({ headers: {} } as IncomingMessage, response as unknown as ServerResponse, fail);
  return headers;
})();

/** Puts the security headers on an answer. */
export const secured = (_request: IncomingMessage, response: ServerResponse): void => {
  for (const [name, value] of securing) response.setHeader(name, value);
};

/** The same as lines, for answers that are written where there is no request yet. */
const lines = [...securing].map(([name, value]) => `${name}: ${value}\r\n`).join('');

const hostless = () => Object.assign(new Error('The request names no host.'), { statusCode: 400 });

/** Every answer carries the security headers, refusals and failures too. */
export const secureHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    secured(request.raw, reply.raw);
    const { httpVersion, headers } = request.raw;
    done(httpVersion === '1.1' && headers.host === undefined ? hostless() : undefined);
  });
  // What Node answers by itself, and what Fastify does while it closes, comes before any hook.
  app.server.on('checkExpectation', (request, response) => {
    secured(request, response);
    response.writeHead(417).end();
  });
  app.addHook('preClose', async () => void app.server.prependListener('request', secured));
};

const unreadable = JSON.stringify({ Message: requestFaultWords.requestCantRead, kind: 'invalid' });
const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that are no request, with the same headers as everything else, and closes their connection. */
export const answerNoRequest = (error: { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[error.code ?? ''] ?? 400;
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Connection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(unreadable)}\r\n\r\n${unreadable}`,
    );
  socket.destroy();
};

const nonces = new WeakMap<object, string>();
const pagePolicy = helmet.contentSecurityPolicy({
  directives: {
    ...directives,
    styleSrc: ["'self'", (_, response) => `'nonce-${nonces.get(response)}'`],
    // The thread that reads barcodes is started from an address, which nothing else of the page is.
    trustedTypes: ['barcode-reader'],
  },
  useDefaults: false,
});

/** The thread that reads barcodes compiles what it reads them with; it has no page, and nothing else may. */
const readerPolicy = helmet.contentSecurityPolicy({
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
  },
  useDefaults: false,
});

/** Lets the file of that thread do so, and no other. */
export const letCompile = (response: ServerResponse): void => readerPolicy(response.req, response, fail);

/** Makes this one answer the page's: its styles are let in by a nonce, 128 bits that are never used again; answers which it is. */
export const styleNonce = (request: FastifyRequest, reply: FastifyReply): string => {
  const nonce = randomBytes(16).toString('hex');
  nonces.set(reply.raw satisfies ServerResponse, nonce);
  pagePolicy(request.raw, reply.raw, fail);
  reply.raw.setHeader('permissions-policy', pagePermissions);
  return nonce;
};

/** Lets searches find what this answer is: a page for everybody. */
export const letFind = (reply: FastifyReply): void => reply.raw.removeHeader('x-robots-tag');
