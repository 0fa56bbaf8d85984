import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import { idToWire } from '../../../src/api/wire/id.ts';
import type { ProblemAnswer } from '../../../src/api/wire/problem.ts';
import { Unavailable } from '../../../src/domain/values/unavailable.ts';
import { secondFactor } from '../../../src/domain/words/account.ts';
import { failures } from '../../../src/domain/words/frame.ts';
import { requestFaults as requestFaultWords, sent as sentWords } from '../../../src/domain/words/requests.ts';
import { Throttled } from '../../store/access/tries.ts';
import { noteFault, unavailabilityOf } from '../../store/database/database-fault.ts';
import { Missing, Refused } from '../../store/database/tx.ts';
import { noteOf } from './request-note.ts';
import { fieldFault } from './schema-fault.ts';

/** A request without a live session; the message says why it is over. */
export class SignedOut extends Error {
  constructor() {
    super(failures.expired);
  }
}

/** A request into a business that obliges everybody in it to have a second factor, by somebody who has none. */
export class FactorNeeded extends Error {
  readonly businessId: string;
  constructor({ id, name }: { id: string; name: string }) {
    super(secondFactor.factorNeeded(name));
    this.businessId = id;
  }
}

const unexpected = requestFaultWords.unexpected;
const lockedPeriod = 'CF003';

const ofSchema = (error: FastifyError, request: FastifyRequest): ProblemAnswer => {
  const sent = error.validationContext === 'querystring' ? request.query : request.body;
  const fields = hasZodFastifySchemaValidationErrors(error)
    ? error.validation.map((fault) => fieldFault(fault, sent))
    : [];
  return { Message: fields[0]?.message ?? sentWords.unreadableRequest, kind: 'invalid', fields };
};

/** Every failure as its status and body; the closed list of kinds meets HTTP here and nowhere else. */
const answerOf = (error: unknown, request: FastifyRequest): [number, ProblemAnswer] => {
  if (error instanceof Refused) {
    const { kind, message, fields, details } = error.refusal;
    return [400, { Message: message, kind, fields, details }];
  }
  if (error instanceof Missing) return [404, { Message: requestFaultWords.notFound, kind: 'missing' }];
  if (error instanceof SignedOut) return [401, { Message: error.message, kind: 'signed-out' }];
  if (error instanceof FactorNeeded)
    return [
      403,
      {
        Message: error.message,
        kind: 'second-factor-needed',
        details: { business: idToWire(error.businessId) },
      },
    ];
  if (error instanceof Throttled)
    return [403, { Message: requestFaultWords.tooManyTries, kind: 'throttled' }];
  if (error instanceof Unavailable) return [503, { Message: error.message, kind: 'unavailable' }];
  if (error instanceof pg.DatabaseError && error.code === lockedPeriod)
    return [400, { Message: requestFaultWords.booksLocked, kind: 'locked-period' }];
  const known = error as Partial<FastifyError>;
  if (known.validation) return [400, ofSchema(error as FastifyError, request)];
  if (known.statusCode && known.statusCode < 500)
    return [known.statusCode, { Message: sentWords.unreadableRequest, kind: 'invalid' }];
  return [500, { Message: unexpected, kind: 'unexpected', id: request.id }];
};

/** Turns whatever a call threw into its answer; what nobody expected is logged under the id the answer carries. */
export const answerProblem = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const away = unavailabilityOf(thrown);
  if (away) {
    noteFault(thrown);
    request.log.warn({ err: thrown }, 'unavailable');
  }
  const error = away ?? thrown;
  const [status, body] = answerOf(error, request);
  noteOf(request).refused = body.kind;
  if (status >= 500 && !(error instanceof Unavailable))
    request.log.error({ err: error }, 'unexpected failure');
  if (error instanceof Throttled || error instanceof Unavailable)
    reply.header('retry-after', String(error.retryAfter));
  reply.code(status).header('cache-control', 'no-store').send(body);
};
