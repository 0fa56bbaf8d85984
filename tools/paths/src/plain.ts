import { createHash } from 'node:crypto';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldsOf = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, plain(entry)])
      .filter(([, entry]) => entry !== undefined),
  );

/**
 * A copy of a value as plain JSON with sorted keys. Errors keep their name and message beside their fields, maps and sets their
 * entries, running actors their id; functions and `undefined` disappear as they do in JSON.
 */
export const plain = (value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date) return value.toJSON();
  if (value instanceof Error) return fieldsOf({ ...value, name: value.name, message: value.message });
  if (value instanceof Map) return [...value].map(plain);
  if (value instanceof Set) return [...value].map(plain);
  if ('sessionId' in value && 'send' in value) return { actor: value.id };
  return fieldsOf(value);
};

/** The plain value as one line; equal values give equal lines whatever the order of their keys. */
export const stable = (value: unknown): string => JSON.stringify(plain(value)) ?? 'undefined';

/** Ten hexadecimal digits that depend on nothing but the content. */
export const contentId = (value: unknown): string =>
  createHash('sha256').update(stable(value)).digest('hex').slice(0, 10);
