import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Call, Calls, QueryOf } from '../../../src/api/wire/call.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { callSummaries } from '../../../src/domain/words/calls.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { Refused, refuse } from '../../store/database/tx.ts';
import { intentOf } from './intent.ts';
import { normaliseRequest } from './normalise.ts';
import { answerProblem, FactorNeeded, SignedOut } from './problem.ts';

/**
 * What a handler is given: what its auth opened on, with the intended act the request carries out once its content is
 * known to be sound, and the parsed wire.
 */
export interface HandlerInput<C extends Call, Context> {
  ctx: Context;
  query: QueryOf<C>;
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One handler per call of a subject; a missing one does not compile. */
export type Handlers<C extends Calls, Context> = {
  [Name in keyof C]: (input: HandlerInput<C[Name], Context>) => Promise<AnswerOf<C[Name]>>;
};

/** A browser that only looks ahead, or another site's page, must not carry out a GET that changes things. */
const refuseForeignGet = (call: Call, request: FastifyRequest): void => {
  if (call.method !== 'GET' || call.effect !== 'changes') return;
  const purpose = `${request.headers['sec-purpose'] ?? ''}${request.headers.purpose ?? ''}`;
  if (request.headers['sec-fetch-site'] === 'cross-site' || purpose.includes('prefetch'))
    throw new Refused(refusal('invalid', requestFaultWords.pageAloneOpens));
};

/** Whether a far day is asked about: in calls that take the confirmation, and not while they only preview. */
const asksFarDays = ({ body, effect }: Call, sent: unknown): boolean =>
  effect === 'changes' &&
  body !== undefined &&
  Object.hasOwn(body.shape, 'confirmFarDate') &&
  (sent as { confirmFarDate?: boolean }).confirmFarDate !== true;

/**
 * Mounts a subject's calls behind an access check, which runs before validation: a caller without access isn't told what is wrong with
 * the request.
 *
 * @param open what a request must pass before its content is looked at, and what the handler works with; asked once
 */
export const mount = <C extends Calls, Context extends object>(
  app: FastifyInstance,
  calls: C,
  open: (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  handlers: Handlers<C, Context>,
): void => {
  const opened = new WeakMap<FastifyRequest, Promise<Context>>();
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name as keyof C] as (input: unknown) => Promise<unknown>;
    const enter = (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
      const known = opened.get(request) ?? open(call, request, reply);
      opened.set(request, known);
      return known;
    };
    const entering = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const refused = normaliseRequest(call, request);
      await enter(request, reply);
      refuse(refused);
    };
    app.route({
      method: call.method,
      url: call.path,
      config: { changes: call.effect === 'changes' },
      schema: {
        operationId: name,
        ...(callSummaries[name] ? { summary: callSummaries[name] } : {}),
        tags: [call.path.split('/')[2] ?? 'api'],
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.body ? { body: call.body } : {}),
        response: { 200: call.answer },
      },
      // Nobody without access has a file read for them: what names the business stands in the query.
      ...(call.raw ? { onRequest: entering } : { preValidation: entering }),
      handler: async (request, reply): Promise<unknown> => {
        refuseForeignGet(call, request);
        const entered = await enter(request, reply);
        const ctx = {
          intent: intentOf(call, request),
          asksFarDays: asksFarDays(call, request.body),
          ...entered,
        };
        reply.header('cache-control', 'no-store');
        return handler({ ctx, query: request.query, body: request.body, request, reply });
      },
      // A body that can't even be parsed fails before the access check, which is asked all the same.
      errorHandler: async (error, request, reply) => {
        const refused = await enter(request, reply).then(
          () => null,
          (reason: unknown) => reason,
        );
        const shut = refused instanceof SignedOut || refused instanceof FactorNeeded;
        answerProblem(shut ? refused : error, request, reply);
        return reply;
      },
    });
  }
};
