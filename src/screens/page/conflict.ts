import { formatDay, formatDecimal } from '../../domain/values/format.ts';
import { conflict as words } from '../../domain/words/frame.ts';

/** One field that reads otherwise in what is typed here and in what somebody else saved. */
export interface ConflictRow {
  /** `notes`, or `lines:key` for one line. */
  id: string;
  label: string;
  mine: string;
  theirs: string;
  /** It was changed here; where it was not, their value is the newer one. */
  touched: boolean;
}

/** What each id that a field may hold is called. */
export type IdNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field by its description: its label, and what it holds as people read it. */
interface DescribedField {
  name: string;
  label: string;
  text: (value: unknown, locale: string) => string;
}

/** A form three times: as typed here, as somebody else saved it, and as it was when the typing began; null where that is not known. */
export interface Conflict {
  mine: object;
  theirs: object;
  base: object | null;
  /** By field that holds an id: the name of each it may hold. */
  names?: IdNames | undefined;
  /** Its fields that are described. */
  fields?: readonly DescribedField[] | undefined;
  /** A form's own words: each field's label and what it holds. Left out, they are made of the fields' names and values. */
  valuesOf?: ((form: object) => Readonly<Record<string, string>>) | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
type Line = Fields & { key: string };

/** What nobody typed, and what nobody reads: a bank and a location stand in the form by their ids. */
const unseen = new Set(['proposed', 'taxAfterDiscount', 'taxPerRate', 'attachments', 'bankId', 'location']);

/** `taxId` → "Tax id", where a field has no words of its own. */
const labelOf = (field: string): string =>
  words.labels[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const nothing = '—';

/** A value as people read it: days and numbers in the locale, whoever or whatever was picked by its name. */
const valueText = (value: unknown, locale: string): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (isFields(value)) {
    if (typeof value.name === 'string') return value.name;
    return Object.values(value).filter(Boolean).join(', ') || nothing;
  }
  const text = String(value ?? '').trim();
  if (text === '') return nothing;
  if (text.startsWith('data:')) return words.picture;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text, locale);
  return formatDecimal(text, locale);
};

/** The same of a field, by name where it holds an id. */
const fieldText = (field: string, value: unknown, names: IdNames | undefined, locale: string): string => {
  const known = names?.[field];
  return known && value ? (known[String(value)] ?? words.noLongerAvailable) : valueText(value, locale);
};

const lineText = (line: Line | undefined, names: IdNames | undefined, locale: string): string => {
  if (!line) return words.notThere;
  const { name, description, quantity, price, tax, on, amount } = line;
  // A line of an expense is an amount on something.
  if (on !== undefined)
    return [fieldText('on', on, names, locale), valueText(amount || '0', locale), isFields(tax) && tax.name]
      .filter(Boolean)
      .join(' · ');
  const figures = `${valueText(quantity || '1', locale)} × ${valueText(price || '0', locale)}`;
  return [name, description, figures, isFields(tax) && tax.name].filter(Boolean).join(' · ');
};

const linesOf = (form: Fields | null): Line[] => (Array.isArray(form?.lines) ? (form.lines as Line[]) : []);
const isBlank = ({ name, price, productId, on, amount }: Line) =>
  !name && !price && !productId && !on && !amount;

const lineRows = ({ mine, theirs, base, names }: Conflict, locale: string): ConflictRow[] => {
  const [own, other, before] = [mine, theirs, base].map((form) => linesOf(form as Fields | null));
  const keys = [...new Set([...own!, ...other!].filter((line) => !isBlank(line)).map(({ key }) => key))];
  return keys.flatMap((key, index) => {
    const [here, there, then] = [own!, other!, before!].map((lines) =>
      lines.find((line) => line.key === key),
    );
    if (same(here, there)) return [];
    const touched = base === null || !same(here, then);
    const sides = { mine: lineText(here, names, locale), theirs: lineText(there, names, locale) };
    return [{ id: `lines:${key}`, label: words.line({ number: index + 1 }), ...sides, touched }];
  });
};

/** A field in the form's own words: those that change when it alone takes their value. */
const ownWords = (
  { mine, theirs, valuesOf }: Conflict,
  field: string,
): { label: string; mine: string; theirs: string } | null => {
  if (!valuesOf) return null;
  const here = valuesOf(mine);
  const there = valuesOf({ ...mine, [field]: (theirs as Fields)[field] });
  const label = Object.keys(here).find((words) => here[words] !== there[words]);
  return label ? { label, mine: here[label] || nothing, theirs: there[label] || nothing } : null;
};

/** The row of a field that is described. */
const asDescribed = ({ mine, theirs, fields }: Conflict, name: string, locale: string) => {
  const field = fields?.find((one) => one.name === name);
  const textIn = (form: object) => field?.text((form as Fields)[name], locale) || nothing;
  return field && { label: field.label, mine: textIn(mine), theirs: textIn(theirs) };
};

/** Every field that differs, both values beside each other. */
export const conflictRows = (conflict: Conflict, locale: string): ConflictRow[] => {
  const [mine, theirs, base] = [conflict.mine, conflict.theirs, conflict.base] as [
    Fields,
    Fields,
    Fields | null,
  ];
  const rows = Object.keys(theirs)
    .filter((field) => field !== 'lines' && !unseen.has(field) && !same(mine[field], theirs[field]))
    .map((field) => ({
      id: field,
      label: labelOf(field),
      mine: fieldText(field, mine[field], conflict.names, locale),
      theirs: fieldText(field, theirs[field], conflict.names, locale),
      ...asDescribed(conflict, field, locale),
      ...ownWords(conflict, field),
      touched: base === null || !same(mine[field], base[field]),
    }));
  return [...rows, ...lineRows(conflict, locale)];
};

/** The form as typed here, with their value in each field of which it was chosen. */
export const mergedForm = <Form extends object>(
  mine: Form,
  theirs: Form,
  taken: ReadonlySet<string>,
): Form => {
  const own = mine as Fields;
  const other = theirs as Fields;
  const fields = Object.keys(other).filter((field) => taken.has(field));
  const merged = { ...own, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
  if (!Array.isArray(own.lines)) return merged as Form;
  const there = new Map(linesOf(other).map((line) => [line.key, line]));
  const kept = linesOf(own).flatMap((line) => {
    if (!taken.has(`lines:${line.key}`)) return [line];
    const theirLine = there.get(line.key);
    return theirLine ? [theirLine] : [];
  });
  const known = new Set(linesOf(own).map(({ key }) => key));
  const added = linesOf(other).filter(({ key }) => !known.has(key) && taken.has(`lines:${key}`));
  const lines = [...kept.filter((line) => !isBlank(line)), ...added, ...kept.filter(isBlank)];
  return { ...merged, lines: lines.length > 0 ? lines : own.lines } as unknown as Form;
};
