import type * as z from 'zod/mini';
import type { Call } from '../../../src/api/wire/call.ts';
import { ignoredNames } from '../../../src/api/wire/ignored-names.ts';
import { type FieldProblem, type Refusal, refusalOf } from '../../../src/domain/values/refusal.ts';
import { requestFaults } from '../../../src/domain/words/requests.ts';
import { isFields, partsOf } from './sent-parts.ts';

/** What names of money have in them, wherever in the name and in whatever letters; a syntax is none. */
const moneyWords = /price|amount|(?<!syn)tax(?!onom)|total|discount|paid/i;

/** As many as are said at once. */
const most = 20;

const longest = 80;

/** Every schema that a value of this one may have: the one within what may be left out, each of a union. */
const kindsOf = (schema: z.ZodMiniType): z.ZodMiniType[] => {
  const { innerType, options } = partsOf(schema);
  if (innerType) return kindsOf(innerType);
  return options ? options.flatMap(kindsOf) : [schema];
};

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

interface Place {
  path: readonly string[];
  isIgnored: (name: string, path: readonly string[]) => boolean;
}

/** The names of money in a value that none of its schemas has; no schemas are of what isn't known itself. */
const unknownIn = (
  schemas: readonly z.ZodMiniType[] | undefined,
  value: unknown,
  place: Place,
): FieldProblem[] => {
  const { path, isIgnored } = place;
  const parts = schemas?.flatMap(kindsOf).map(partsOf);
  const within = (name: string, one: unknown, known: z.ZodMiniType[] | undefined) =>
    unknownIn(known, one, { isIgnored, path: [...path, name] });
  if (Array.isArray(value)) {
    const elements = parts?.flatMap(({ element }) => element ?? []);
    if (elements?.length === 0) return [];
    return value.flatMap((one, index) => within(String(index), one, elements));
  }
  const shapes = parts?.flatMap(({ shape }) => (shape ? [shape] : []));
  if (!isFields(value) || shapes?.length === 0) return [];
  const names = (shapes ?? []).flatMap((shape) => Object.keys(shape));
  return Object.entries(value).flatMap(([name, one]) => {
    const known = (shapes ?? []).flatMap((shape) => (Object.hasOwn(shape, name) ? shape[name]! : []));
    if (known.length > 0) return within(name, one, known);
    if (isIgnored(name, path) || one === null || one === '') return [];
    if (!moneyWords.test(name)) return within(name, one, undefined);
    const near = names.find((other) => letters(other) === letters(name)) ?? null;
    const short = name.slice(0, longest);
    return [{ field: [...path, short].join('.'), message: requestFaults.unknownMoney(short, near) }];
  });
};

/**
 * The refusal of what is sent to a call under names of money that it doesn't know, or null: dropped, it would be an amount that went
 * astray in silence. What says nothing may come under any name.
 */
export const unknownMoneyRefusal = (call: Call, schema: z.ZodMiniType, sent: unknown): Refusal | null => {
  const lists = ignoredNames.filter(({ calls }) => calls.includes(call.path));
  const spellings = Object.values(call.spelt ?? {}).flat();
  const isIgnored: Place['isIgnored'] = (name, path) =>
    (path.length === 0 && spellings.includes(name)) ||
    lists.some(({ names, inLines }) => (path.length === 0 ? names : inLines).includes(name));
  return refusalOf(unknownIn([schema], sent, { path: [], isIgnored }).slice(0, most));
};
