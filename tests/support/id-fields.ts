import type * as z from 'zod/mini';

/** Where a value stands in a request: names of fields, and 0 for the one element of a list. */
export type FieldPath = (string | 0)[];

interface Parts {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
}

const anId = 'AZ8AAAAAcAAAAAAAAAAAAA';

const isIdField = (schema: z.ZodMiniType, path: FieldPath): boolean => {
  const name = String(path.findLast((part) => part !== 0));
  return schema.safeParse(anId).success && (!schema.safeParse('no id').success || /id$/i.test(name));
};

/** Every field of a schema that takes an id: those that take nothing else, and texts that are named so. */
export const idFieldsOf = (schema: z.ZodMiniType, path: FieldPath = []): FieldPath[] => {
  const parts = schema._zod.def as unknown as Parts;
  if (parts.shape)
    return Object.entries(parts.shape).flatMap(([name, field]) => idFieldsOf(field, [...path, name]));
  if (parts.element) return idFieldsOf(parts.element, [...path, 0]);
  if (parts.innerType) return idFieldsOf(parts.innerType, path);
  if (parts.options) return parts.options.flatMap((option) => idFieldsOf(option, path));
  return parts.type === 'string' && isIdField(schema, path) ? [path] : [];
};

/** The same fields with another value at a path; what the path passes is made where it is missing. */
export const withValue = (fields: unknown, [part, ...rest]: FieldPath, value: string): unknown => {
  if (part === undefined) return value;
  if (part === 0) {
    const [first, ...others] = Array.isArray(fields) ? fields : [];
    return [withValue(first, rest, value), ...others];
  }
  const known = (fields ?? {}) as Record<string, unknown>;
  return { ...known, [part]: withValue(known[part], rest, value) };
};
