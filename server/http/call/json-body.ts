import type { FastifyInstance } from 'fastify';
import { parse } from 'lossless-json';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';

/** As deep as objects and lists may lie in each other; no form of the contract comes near. */
const deepest = 32;

/** How deep a JSON text nests, looked at without parsing it: a parser that follows it would run out of stack. */
const depthOf = (text: string): number => {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') most = Math.max(most, ++depth);
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return most;
};

const holdsNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsNumber));

class TooDeep extends Error {
  readonly statusCode = 400;
}

/**
 * Reads JSON bodies with their numbers digit by digit, so that an amount sent as a number is the one that was typed. Fastify's
 * own parser goes first, which refuses what is no JSON or would set a prototype; of a key that comes twice the last one counts.
 */
export const readNumbersExactly = (app: FastifyInstance): void => {
  const guarded = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (depthOf(text) > deepest) return done(new TooDeep(requestFaultWords.nestedTooDeep));
    guarded(request, text, (fault, body) => {
      if (fault || !holdsNumber(body)) return done(fault, body);
      done(null, parse(text.replace(/^\uFEFF/, ''), null, { onDuplicateKey: ({ newValue }) => newValue }));
    });
  });
};
