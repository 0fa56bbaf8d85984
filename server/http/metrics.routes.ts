import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Missing } from '../store/database/tx.ts';
import { isHere } from './this-machine.ts';

/** What is counted of requests, and who may read all that is counted. */
export interface Metrics {
  /** A bearer's token; null where this machine alone reads. */
  token: string | null;
  answered: (call: string, status: number, seconds: number) => void;
  /** A call that changes things: "done", or the kind of its refusal. */
  commanded: (call: string, outcome: string, seconds: number) => void;
  /** Everything that is counted, in Prometheus' text format. */
  exposition: () => Promise<{ type: string; text: string }>;
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** With a token only its bearer reads, from anywhere: behind a proxy everybody could look local. */
const mayRead = (request: FastifyRequest, token: string | null): boolean => {
  if (token === null) return isHere(request);
  return timingSafeEqual(hashed(request.headers.authorization ?? ''), hashed(`Bearer ${token}`));
};

/** Mounts /metrics, which answers anybody else as if it were not there. */
export const metricsRoute = (app: FastifyInstance, metrics: Metrics): void => {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, metrics.token)) throw new Missing();
    const { type, text } = await metrics.exposition();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
};
