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
  // A tax id is a text that an authority gave, and no row's.
  const isNamedSo = /id$/i.test(name) && name !== 'taxid';
  return schema.safeParse(anId).success && (!schema.safeParse('no id').success || isNamedSo);
};

/** Every field of a schema that holds a value of its own, however deep; a union counts once per kind it takes. */
export const fieldsOf = (
  schema: z.ZodMiniType,
  path: FieldPath = [],
): { path: FieldPath; schema: z.ZodMiniType; type: string }[] => {
  const parts = schema._zod.def as unknown as Parts;
  if (parts.shape)
    return Object.entries(parts.shape).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  if (parts.element) return fieldsOf(parts.element, [...path, 0]);
  if (parts.innerType) return fieldsOf(parts.innerType, path);
  if (parts.options) return parts.options.flatMap((option) => fieldsOf(option, path));
  return [{ path, schema, type: parts.type }];
};

/** True when a schema has a field at a path of names; lists are passed through, and one of a union's kinds is enough. */
export const hasPath = (schema: z.ZodMiniType, [name, ...rest]: string[]): boolean => {
  const parts = schema._zod.def as unknown as Parts;
  const inside = [parts.element, parts.innerType, ...(parts.options ?? [])].filter(
    (one) => one !== undefined,
  );
  if (inside.some((one) => hasPath(one, [name!, ...rest]))) return true;
  const field = parts.shape?.[name!];
  return field !== undefined && (rest.length === 0 || hasPath(field, rest));
};

/** Every field of a schema that takes an id: those that take nothing else, and texts that are named so. */
export const idFieldsOf = (schema: z.ZodMiniType): FieldPath[] =>
  fieldsOf(schema)
    .filter((field) => field.type === 'string' && isIdField(field.schema, field.path))
    .map(({ path }) => path);

/** The same fields with another value at a path; what the path passes is made where it is missing. */
export const withValue = (fields: unknown, [part, ...rest]: FieldPath, value: unknown): unknown => {
  if (part === undefined) return value;
  if (part === 0) {
    const [first, ...others] = Array.isArray(fields) ? fields : [];
    return [withValue(first, rest, value), ...others];
  }
  const known = (fields ?? {}) as Record<string, unknown>;
  return { ...known, [part]: withValue(known[part], rest, value) };
};
