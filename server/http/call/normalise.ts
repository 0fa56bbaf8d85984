import type { FastifyRequest } from 'fastify';
import { isLosslessNumber } from 'lossless-json';
import type * as z from 'zod/mini';
import { businessSpellings, type Call } from '../../../src/api/wire/call.ts';
import { decimal } from '../../../src/api/wire/values.ts';
import { invalid, type Refusal } from '../../../src/domain/values/refusal.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { Refused } from '../../store/database/tx.ts';
import { isFields, partsOf } from './sent-parts.ts';
import { unknownDateRefusal } from './unknown-date.ts';
import { unknownMoneyRefusal } from './unknown-money.ts';

/** A value nothing more is known of, its numbers as JavaScript has them. */
const plain = (value: unknown): unknown => {
  if (isLosslessNumber(value)) return Number(value.value);
  if (Array.isArray(value)) return value.map(plain);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
};

const takes = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;

/**
 * A value as its schema means it: an amount sent as a JSON number is its text, and an empty text where a field may be left out
 * and is no text is left out. What fits no schema comes as it is, for the contract to refuse.
 */
export const normalised = (schema: z.ZodMiniType, value: unknown): unknown => {
  const { shape, element, innerType, options, type } = partsOf(schema);
  if (schema === decimal) {
    if (isLosslessNumber(value)) return value.value;
    return typeof value === 'number' ? String(value) : plain(value);
  }
  if (type === 'optional' && value === '' && !takes(schema, '')) return undefined;
  if (innerType) return value === null ? null : normalised(innerType, value);
  if (options?.includes(decimal)) return normalised(decimal, value);
  if (element && Array.isArray(value)) return value.map((one) => normalised(element, one));
  if (!shape || !isFields(value)) return plain(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(shape, name))
      .map(([name, one]) => [name, normalised(shape[name]!, one)] as const)
      .filter(([, value]) => value !== undefined),
  );
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same fields with one of them under its own name, whichever of its spellings it was sent in. Throws `Refused` for two that differ. */
const respelled = (
  sent: Record<string, unknown>,
  name: string,
  spellings: readonly string[],
): Record<string, unknown> => {
  const given = [name, ...spellings].filter((spelling) => Object.hasOwn(sent, spelling));
  const saying = given.filter((spelling) => sent[spelling] !== '' && sent[spelling] !== null);
  const [first, ...others] = saying.length > 0 ? saying : given;
  if (first === undefined) return sent;
  const other = others.find((spelling) => !same(sent[spelling], sent[first]));
  if (other) throw new Refused(invalid(name, requestFaultWords.twoSpellings(first, other)));
  return { ...sent, [name]: sent[first] };
};

/** What was sent to a call, each field under its own name. */
const spelledFor = (call: Call, sent: unknown): unknown => {
  if (!isFields(sent)) return sent;
  const spelt = { ...call.spelt, ...(call.business ? { [call.business]: businessSpellings } : {}) };
  return Object.entries(spelt).reduce(
    (fields, [name, spellings]) =>
      respelled(
        fields,
        name,
        spellings.filter((spelling) => spelling !== name),
      ),
    sent,
  );
};

/**
 * Reads a request as its call's contract means it, before access and contract look at it: spellings first, then each value. Answers
 * why its body can't be taken whole, for whoever has access to be told, or null.
 */
export const normaliseRequest = (call: Call, request: FastifyRequest): Refusal | null => {
  if (call.query) request.query = normalised(call.query, spelledFor(call, request.query));
  if (!call.body) return null;
  const sent = spelledFor(call, request.body);
  request.body = normalised(call.body, sent);
  return unknownMoneyRefusal(call, call.body, sent) ?? unknownDateRefusal(call, call.body, sent);
};
