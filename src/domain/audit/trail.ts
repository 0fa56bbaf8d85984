import { isPaymentMode, type PaymentMode, paymentModes } from '../books/payment-mode.ts';
import type { DocumentKind } from '../documents/kind.ts';
import { kindNames, kindSpec, titleOfType } from '../documents/kinds.ts';
import type { Change } from '../values/changes.ts';
import {
  auditActs,
  auditFields,
  auditSubjects,
  auditVerbs,
  billActs,
  auditTrail as words,
} from '../words/audit-trail.ts';
import type { Source } from './source.ts';

/** One event of an act, as it is kept. */
export interface TrailPart {
  act: string;
  data: Readonly<Record<string, unknown>>;
  changes: readonly Change[] | null;
}

/** What one act did to one thing, as people read it. */
export interface TrailRow {
  id: string;
  at: Date;
  userId: string | null;
  /** Empty where nobody is known. */
  person: string;
  role: string | null;
  source: Source | null;
  importId: string | null;
  subjectKind: string;
  /** The type of a document, the role of a contact; else the kind once more. */
  subjectType: string;
  subjectId: string | null;
  /** Its number or name; empty where it has none. */
  subject: string;
  act: string;
  from: string | null;
  to: string | null;
  changes: Change[];
  reason: string;
  entries: number[];
}

const isKind = (kind: string): kind is DocumentKind => (kindNames as readonly string[]).includes(kind);

/** An act in words; what nobody named is told by its own name. */
const wordsOfAct = (act: string, subjectKind: string): string => {
  const verb = act.slice(act.indexOf('.') + 1);
  if (act.startsWith('store.save ')) return auditVerbs.update!;
  const ofKind = subjectKind === 'bill' ? billActs[act] : undefined;
  return ofKind ?? auditActs[act] ?? auditVerbs[verb] ?? verb.replaceAll('-', ' ');
};

/** What one act did to one thing in words: each of its events once. */
export const wordsOfActs = (parts: readonly TrailPart[], subjectKind: string): string => {
  const [first, ...others] = [...new Set(parts.map(({ act }) => wordsOfAct(act, subjectKind)))];
  return [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ');
};

/** What a subject is, in words. */
export const wordsOfSubject = (type: string): string => titleOfType(type) ?? auditSubjects[type] ?? type;

/** A status in words, as its document names it; empty for none. */
export const statusTold = ({ subjectKind }: Pick<TrailRow, 'subjectKind'>, status: string | null): string =>
  status === null
    ? ''
    : (isKind(subjectKind) && kindSpec(subjectKind).statusWords[status]?.word) ||
      status.replaceAll(
        /([a-z])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      );

/** Fields by which an act says why it was done. */
const reasons = ['reason', 'note', 'why'] as const;

/** Why something was done, where somebody said so. */
export const reasonOf = (parts: readonly TrailPart[]): string =>
  parts
    .flatMap(({ data }) => reasons.map((field) => data[field]))
    .filter((value) => typeof value === 'string' && value !== '')
    .join('; ');

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isId = (value: string | null): value is string => value !== null && uuid.test(value);

/** Fields whose values are numbers of accounts. */
const ofAccounts = new Set([
  'accountId',
  'incomeAccount',
  'costAccount',
  'inventoryAccount',
  'defaultAccount',
  'cash',
  'sales',
  'inventory',
  'taxCollected',
  'taxPaid',
]);

const lastOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** Amounts that are told only where there are some. */
const onlyWhereSome = new Set(['surplus', 'fees']);

/** What events say of themselves where they changed nothing that stood before: what was added, paid, sent. */
const valuesIn = ({ data }: TrailPart): Change[] =>
  // Kept as JSON, they come in an order of no meaning.
  Object.entries(data)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([field, value]) =>
      !(value === '0' && onlyWhereSome.has(field)) &&
      (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? [{ field, before: null, after: String(value) }]
        : [],
    );

/** A value as people read it: of one that was erased there is a hash. */
const unlessErased = (value: unknown): string | null =>
  typeof value === 'object' && value !== null ? words.erased : (value as string | null);

const withoutErased = ({ field, before, after }: Change): Change => ({
  field,
  before: unlessErased(before),
  after: unlessErased(after),
});

/** The changes of an act whose fields people know by name. */
export const changesIn = (parts: readonly TrailPart[]): Change[] =>
  parts
    .flatMap((part) => part.changes?.map(withoutErased) ?? valuesIn(part))
    .filter(
      ({ field, before, after }) => auditFields[lastOf(field)] !== undefined && (before || after) !== null,
    );

/** What values of changes may be the names of: ids, and numbers of accounts. */
export const namedIn = (changes: readonly Change[]): { ids: string[]; accounts: number[] } => {
  const values = changes.flatMap(({ field, before, after }) =>
    [before, after].map((value) => ({ field: lastOf(field), value })),
  );
  const numbers = values.filter(({ field, value }) => ofAccounts.has(field) && /^\d{1,9}$/.test(value ?? ''));
  return {
    ids: values.flatMap(({ value }) => (isId(value) ? [value] : [])),
    accounts: numbers.map(({ value }) => Number(value)),
  };
};

/** A change under its field's name, with names in place of ids; fields that no longer have a name are left out. */
export const named = (
  { field, before, after }: Change,
  nameOf: (value: string) => string | undefined,
): Change => {
  const last = lastOf(field);
  const parents = field.split('.').slice(0, -1);
  const shown = (value: string | null): string | null => {
    if (value === null) return null;
    if (value === 'true' || value === 'false') return value === 'true' ? words.yes : words.no;
    if (isId(value)) return nameOf(value) ?? '…';
    if (last === 'mode' && isPaymentMode(Number(value))) return paymentModes[Number(value) as PaymentMode];
    return (ofAccounts.has(last) && nameOf(value)) || value;
  };
  const of = parents.flatMap((parent) => titleOfType(parent) ?? []);
  return { field: [...of, auditFields[last]].join(', '), before: shown(before), after: shown(after) };
};
