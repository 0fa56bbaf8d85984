/** A field that an act changed: what it was and what it became, each as text; null for nothing. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return Array.isArray(value) ? value.map(String).join(', ') || null : String(value);
};

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The fields of a value as text, those inside of it under a name with dots. */
const flat = (value: object, under = ''): Map<string, string | null> =>
  new Map(
    Object.entries(value).flatMap(([key, one]) =>
      isRecord(one) ? [...flat(one, `${under}${key}.`)] : [[`${under}${key}`, textOf(one)] as const],
    ),
  );

/** What is different in `after`, field by field in its order; what it leaves out is not looked at. */
export const changesBetween = (before: object, after: object): Change[] => {
  const was = flat(before);
  return [...flat(after)].flatMap(([field, became]) =>
    (was.get(field) ?? null) === became ? [] : [{ field, before: was.get(field) ?? null, after: became }],
  );
};

const endOf = (text: string | null): string | null => text && `…${text.slice(-4)}`;

/** The same changes with some fields told by their last four characters alone. */
export const masked = (changes: readonly Change[], fields: readonly string[]): Change[] =>
  changes.map((change) =>
    fields.includes(change.field)
      ? { ...change, before: endOf(change.before), after: endOf(change.after) }
      : change,
  );
