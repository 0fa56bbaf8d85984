import type * as z from 'zod/mini';

/** What a report's bytes say by its schema; null where they're no JSON, or something else. */
export const readJson = <Schema extends z.ZodMiniType>(
  raw: Buffer,
  schema: Schema,
): z.output<Schema> | null => {
  try {
    return schema.safeParse(JSON.parse(raw.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};
