import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idToWire } from '../../src/api/wire/id.ts';
import { networkOf } from '../store/access/tries.ts';
import { answerProblem } from './call/problem.ts';
import { isWatched, refusalSums } from './call/refusal-sums.ts';
import { noteOf } from './call/request-note.ts';
import type { Metrics } from './metrics.routes.ts';
import { secured } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a call of the contract that changes something. */
    changes?: boolean;
  }
}

/** What machines ask all the time, and the page's own files. */
const quiet = new Set(['/healthz', '/readyz', '/metrics', '/assets/*']);

/** A request by its name in the contract, or by the pattern of its route; never by its address, which may hold a token. */
const callOf = (request: FastifyRequest, reply: FastifyReply): string => {
  if (request.is404) return reply.statusCode === 200 ? 'page' : 'none';
  const { schema, url } = request.routeOptions;
  const { operationId } = (schema ?? {}) as { operationId?: string };
  return operationId ?? url ?? 'none';
};

const levelOf = (call: string, status: number): 'error' | 'info' | 'debug' => {
  if (status >= 500) return 'error';
  return quiet.has(call) ? 'debug' : 'info';
};

/** Answers what finds no way to a route, such as an address that can't be decoded: no hook is asked for it. */
export const answerUnrouted =
  (metrics: Metrics | null) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    secured(request.raw, reply.raw);
    reply.raw.setHeader('x-request-id', request.id);
    answerProblem(error, request, reply);
    request.log.info({ call: 'none', status: reply.statusCode, refused: 'invalid' }, 'answered');
    metrics?.answered('none', reply.statusCode, 0);
  };

/**
 * Leaves a line in the log for every answer: its id, which the answer carries too, who asked, in which business, for what,
 * and what came of it in how many milliseconds. The metrics count the same. Tries at what is somebody else's are summed by the minute too.
 */
export const watchRequests = (app: FastifyInstance, metrics: Metrics | null): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    done();
  });
  const sums = refusalSums((sum) => app.log.warn(sum, 'refused'));
  app.addHook('onClose', async () => sums.flush());
  app.addHook('onResponse', (request, reply, done) => {
    const call = callOf(request, reply);
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { userId, businessId, refused } = noteOf(request);
    const who = {
      ...(userId ? { user: idToWire(userId) } : {}),
      ...(businessId ? { business: idToWire(businessId) } : {}),
    };
    request.log[levelOf(call, status)](
      { call, ...who, status, ms, ...(refused ? { refused } : {}) },
      'answered',
    );
    if (isWatched(refused)) sums.add({ refused, call, ...who, from: networkOf(request.ip) });
    metrics?.answered(call, status, ms / 1000);
    if (request.routeOptions.config.changes) metrics?.commanded(call, refused ?? 'done', ms / 1000);
    done();
  });
};
