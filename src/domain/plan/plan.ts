import type { Counted } from '../access/plans.ts';
import type { Entry } from '../books/entry.ts';
import type { OpenItem, Payment, Settlement } from '../books/open-item.ts';
import type { CreditNoteSeries } from '../books/side.ts';
import type { StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { CreditNote } from '../documents/credit-note.ts';
import type { Document, DocumentHeader } from '../documents/document.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { Change } from '../values/changes.ts';
import type { Refusal } from '../values/refusal.ts';

/** A document before and after an act; `before` is null for one that the act creates. */
export interface DocumentChange {
  before: DocumentHeader | null;
  after: Document;
  /** True when the lines are new or replaced; an act on the header alone leaves them be. */
  linesChanged: boolean;
  /** The series a number is taken from, last in the transaction, when the document gets its number in this act. */
  takesNumberFrom: DocumentType | null;
  /** The number a new one comes with, which no series gives. */
  ownNumber?: string | null;
}

/** What an act does to the header of a document that has its number, its lines left be. */
export const headerChanged = (before: DocumentHeader, after: Document): DocumentChange => ({
  before,
  after,
  linesChanged: false,
  takesNumberFrom: null,
});

/** What happened, for the audit trail and the path shown on the counterfoil. */
export interface EventRecord {
  id: string;
  act: string;
  subjectKind: string;
  subjectId: string;
  from: string | null;
  to: string | null;
  data: Record<string, unknown>;
  /** What it changed of what stood before; left out where nothing did, or where the document's own change says it. */
  changes?: readonly Change[] | undefined;
}

/**
 * Everything an act will do to the books, as one value. The preview is this value shown; the commit is this value
 * written by the one plan writer. Identifiers are made by the `World` it was planned in.
 */
export interface Plan {
  documents: DocumentChange[];
  entries: Entry[];
  items: OpenItem[];
  settlements: Settlement[];
  payments: Payment[];
  /** Payments reversed by this act, by id. */
  undonePayments: string[];
  /** What is given back, each with the series its number is taken from; and what of that is taken back, by id. */
  creditNotes: { note: CreditNote; takesNumberFrom: CreditNoteSeries }[];
  undoneCreditNotes: string[];
  /** Goods that come and leave, in the order their pools saw them. */
  moves: StockMove[];
  events: EventRecord[];
  /** What the act could not do as asked, in sentences for whoever asked. */
  warnings: string[];
  /** Change of what is counted as it is written. */
  usage: Partial<Record<Counted, number>>;
}

/** Nothing to write: the event was repeated on what it already produced, and this document stands as it did. */
export interface NoChange {
  unchanged: DocumentHeader;
}

/** The outcome of an act on documents that isn't refused: something to write, or nothing new. */
export type Accepted = Plan | NoChange;

/** The outcome of an act on documents. */
export type Outcome = Accepted | Refusal;

export const isNoChange = (outcome: Outcome): outcome is NoChange => 'unchanged' in outcome;

export const emptyPlan = (): Plan => ({
  documents: [],
  entries: [],
  items: [],
  settlements: [],
  payments: [],
  undonePayments: [],
  creditNotes: [],
  undoneCreditNotes: [],
  moves: [],
  warnings: [],
  events: [],
  usage: {},
});

/** What an act left behind for the audit trail. */
export const record = (
  world: World,
  act: string,
  document: { id: string; kind: string },
  path: { from: string | null; to: string | null },
  data: Record<string, unknown> = {},
): EventRecord => ({
  id: world.newId(),
  act,
  subjectKind: document.kind,
  subjectId: document.id,
  ...path,
  data,
});

/** Two plans as one, in order. When both change a document, the first `before` and the last `after` remain. */
export const joined = (first: Plan, second: Plan): Plan => {
  const documents = [...first.documents];
  for (const change of second.documents) {
    const index = documents.findIndex((known) => known.after.id === change.after.id);
    const known = documents[index];
    if (!known) documents.push(change);
    else
      documents[index] = {
        before: known.before,
        after: { ...change.after, version: known.after.version },
        linesChanged: known.linesChanged || change.linesChanged,
        takesNumberFrom: known.takesNumberFrom ?? change.takesNumberFrom,
        ownNumber: known.ownNumber ?? change.ownNumber ?? null,
      };
  }
  return {
    documents,
    entries: [...first.entries, ...second.entries],
    items: [...first.items, ...second.items],
    settlements: [...first.settlements, ...second.settlements],
    payments: [...first.payments, ...second.payments],
    undonePayments: [...first.undonePayments, ...second.undonePayments],
    creditNotes: [...first.creditNotes, ...second.creditNotes],
    undoneCreditNotes: [...first.undoneCreditNotes, ...second.undoneCreditNotes],
    moves: [...first.moves, ...second.moves],
    warnings: [...first.warnings, ...second.warnings],
    events: [...first.events, ...second.events],
    usage: addUp(first.usage, second.usage),
  };
};

const addUp = (a: Plan['usage'], b: Plan['usage']): Plan['usage'] => {
  const total = { ...a };
  for (const cap of Object.keys(b) as Counted[]) total[cap] = (total[cap] ?? 0) + (b[cap] ?? 0);
  return total;
};

/** Several plans as one, in their order: they are joined by halves, so that what many rows plan is copied a few times only. */
export const joinedAll = (plans: readonly Plan[]): Plan => {
  if (plans.length <= 1) return plans[0] ?? emptyPlan();
  const half = plans.length >> 1;
  return joined(joinedAll(plans.slice(0, half)), joinedAll(plans.slice(half)));
};
