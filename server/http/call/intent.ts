import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/wire/call.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { type Ctx, Refused } from '../../store/database/tx.ts';

/** The intended act a request carries out, by its key and its parsed content; undefined for reads and without a key. */
export const intentOf = (call: Call, request: FastifyRequest): Ctx['intent'] => {
  const key = request.headers['idempotency-key'];
  if (call.effect !== 'changes' || typeof key !== 'string' || key === '') return undefined;
  if (key.length > 100) throw new Refused(refusal('invalid', requestFaultWords.idempotencyKeyTooLong));
  const { query, body } = request;
  const isFile = Buffer.isBuffer(body);
  // What a stream brings is known when it has been read: whoever reads it adds it.
  const isForm = !isFile && !(body instanceof Readable);
  const hash = createHash('sha256').update(JSON.stringify([call.path, query, isForm ? body : null]));
  const fingerprint = (isFile ? hash.update(body) : hash).digest();
  return { key, fingerprint, call: call.path };
};
