import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Call, Calls, QueryOf } from '../../src/api/contract/call.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { Refused } from '../store/tx.ts';

/** What a handler is given: what its door opened on, and the parsed wire. */
export interface Asked<C extends Call, Context> {
  ctx: Context;
  query: QueryOf<C>;
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One handler per call of a subject; a missing one does not compile. */
export type Handlers<C extends Calls, Context> = {
  [Name in keyof C]: (asked: Asked<C[Name], Context>) => Promise<AnswerOf<C[Name]>>;
};

/** A browser that only looks ahead, or another site's page, must not carry out a GET that changes things. */
const refuseUnasked = (call: Call, request: FastifyRequest): void => {
  if (call.method !== 'GET' || call.effect !== 'changes') return;
  const purpose = `${request.headers['sec-purpose'] ?? ''}${request.headers.purpose ?? ''}`;
  if (request.headers['sec-fetch-site'] === 'cross-site' || purpose.includes('prefetch'))
    throw new Refused(refusal('invalid', 'This address must be opened by the page itself.'));
};

/**
 * Mounts a subject's calls behind a door.
 *
 * @param open what a request must pass before its handler runs, and what the handler works with
 */
export const mount = <C extends Calls, Context>(
  app: FastifyInstance,
  calls: C,
  open: (call: Call, request: FastifyRequest) => Promise<Context>,
  handlers: Handlers<C, Context>,
): void => {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name as keyof C] as (asked: unknown) => Promise<unknown>;
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        operationId: name,
        summary: call.summary,
        tags: [call.path.split('/')[2] ?? 'api'],
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.body ? { body: call.body } : {}),
        response: { 200: call.answer },
      },
      handler: async (request, reply): Promise<unknown> => {
        refuseUnasked(call, request);
        const ctx = await open(call, request);
        reply.header('cache-control', 'no-store');
        return handler({ ctx, query: request.query, body: request.body, request, reply });
      },
    });
  }
};
