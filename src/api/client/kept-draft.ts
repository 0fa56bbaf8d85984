/** What is written of a typed form: itself, and the version of the names its fields bear. */
export interface KeptDraft {
  version: typeof VERSION;
  kept: unknown;
}

/** 1 had names of the wire in it and bore no version; 2 speaks the domain's names, and called the base version `over`. */
const VERSION = 3;

/** Fields of version 1 that bear another name by now, by the kind of form. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'fiscal-year.edit': { FiscalYear: 'fiscalYear' },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfNow = (record: unknown): record is KeptDraft => isRecord(record) && record.version === VERSION;

const withNamesOf = (form: string, typed: Record<string, unknown>): Record<string, unknown> => {
  const names = renamed[form.split(' ')[0] ?? ''] ?? {};
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [names[name] ?? name, value]));
};

const withBaseVersion = (record: Record<string, unknown>): Record<string, unknown> => {
  const { over, ...kept } = record;
  return over === undefined ? record : { ...kept, baseVersion: over };
};

/** A draft as it is written. */
export const writtenDraft = (kept: unknown): KeptDraft => ({ version: VERSION, kept });

/**
 * What was kept of a form, whichever version of the page wrote it: an older one's typing bears its names of now, and the version
 * it was begun on stays beside it.
 *
 * @param form the form and what it is about: `fiscal-year.edit 42`
 */
export const readDraft = (form: string, record: unknown): unknown => {
  if (isOfNow(record)) return record.kept;
  if (!isRecord(record)) return record;
  if (record.version === 2 && isRecord(record.kept))
    return isRecord(record.kept.typed) ? withBaseVersion(record.kept) : record.kept;
  return isRecord(record.typed)
    ? withBaseVersion({ ...record, typed: withNamesOf(form, record.typed) })
    : withNamesOf(form, record);
};
