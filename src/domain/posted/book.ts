import { type Entry, type EntryLine, postedLines, type TaxedLine } from '../books/entry.ts';
import type { OpenItem, Payment, Settlement } from '../books/open-item.ts';
import { live } from '../books/open-item.ts';
import type { Side } from '../books/side.ts';
import type { Stock, StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { CreditNote } from '../documents/credit-note.ts';
import { type Document, type DocumentHeader, type DocumentLine, inStatus } from '../documents/document.ts';
import { standingOfDocument } from '../documents/standing.ts';
import { type Decimal, isZero, negated, zero } from '../money.ts';
import { formatDay } from '../values/format.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import type { Standing } from '../values/standing.ts';
import { documentRefusals as words } from '../words/documents.ts';
import { type PostedFacts, postedFacts } from './facts.ts';

/** An invoice with all that belongs to it in the books, as loaded under its lock. */
export interface PostedBook {
  /** Where in the books it stands. */
  side: Side;
  document: Document;
  /** What this document opened as owed. */
  items: OpenItem[];
  /** Every settlement of those items, reversed ones included. */
  settlements: Settlement[];
  /** The payments behind those settlements. */
  payments: Payment[];
  /** Surpluses that settled it, or came from its payments. */
  credits: OpenItem[];
  /** Its entries that no other entry has reversed, and that reverse none. */
  entries: Entry[];
  /** The entry that its cancellation took back; null for a document that isn't cancelled, and for one that posted nothing. */
  cancelledEntry: Entry | null;
  /** Its credit notes that are live. */
  creditNotes: CreditNote[];
  /** The cancellation of a document that is cancelled, by id; null for none. */
  cancellationId: string | null;
  /** Its moves of goods that still count, and the stock of what it moves or sells. */
  goods: StockMove[];
  stock: Stock;
}

/** What the lifecycle decided: the status and facts the document will have. */
export interface Decided {
  status: string;
  facts: PostedFacts;
}

/** What the chart is asked about. */
export const standingOf = (document: Document): Standing<PostedFacts> =>
  standingOfDocument(postedFacts, document);

/** The document after a move: status, what is settled, and one version on. */
export const moved = (document: Document, to: Decided, more: Partial<DocumentHeader> = {}): Document => ({
  ...inStatus(document, to.status),
  settled: to.facts.settled,
  writtenOff: to.facts.writtenOff,
  ...more,
});

/** The item that stands for what is owed on the document; undefined for a draft, and for one that asks for nothing. */
export const owedItemOf = (book: PostedBook): OpenItem | undefined =>
  isZero(book.document.total) ? undefined : book.items.filter((item) => item.side === book.side.owed).at(-1);

/** Settlements that still reduce what is owed. */
export const settling = (book: PostedBook): Settlement[] =>
  live(book.settlements).filter((settlement) => settlement.kind !== 'cancel');

/**
 * The day an act of today on a document is dated: today, or its issue day where that is to come. What takes a sale back
 * before there is one would show a month with less than nothing sold.
 */
export const dayOfAct = ({ issuedOn }: Pick<Document, 'issuedOn'>, { today }: World): Day =>
  issuedOn > today ? issuedOn : today;

/** The refusal of settling what is not issued yet by its day, or null. */
export const futureDatedRefusal = (
  { subtype, issuedOn }: Pick<Document, 'subtype' | 'issuedOn'>,
  { today, locale }: Pick<World, 'today' | 'locale'>,
  settled: 'paid' | 'written off' = 'paid',
): Refusal | null =>
  issuedOn > today
    ? refusal(
        'illegal-move',
        words.dayNotCome({ document: subtype, day: formatDay(issuedOn, locale), settled }),
      )
    : null;

/** What an entry's lines say of the document's line they are about. */
export const aboutLine = (
  document: Pick<Document, 'locationId'>,
  { id, productId, categoryId, locationId, name }: DocumentLine,
): Pick<EntryLine, 'productId' | 'categoryId' | 'locationId' | 'memo'> & { documentLineId: string } => ({
  documentLineId: id,
  productId,
  categoryId,
  locationId: locationId ?? document.locationId,
  memo: name,
});

/** The lines of the document's own entry. */
const postedLinesOf = ({ side, entries }: Pick<PostedBook, 'side' | 'entries'>): readonly EntryLine[] =>
  entries.find(({ kind }) => kind === side.entry)?.lines ?? [];

/** The account that the document's own entry has such a line on; undefined where it has none, as zero lines are left out. */
export const postedAccount = (
  book: Pick<PostedBook, 'side' | 'entries'>,
  isSuch: (line: EntryLine) => boolean,
): number | undefined => postedLinesOf(book).find(isSuch)?.accountId;

/** The accounts that the tax of a line, or of shipping without one, was posted to; the business's where it was posted to none. */
export const taxAccounts = (book: PostedBook, lineId: string | null, { accounts }: World) => {
  const posted = postedLinesOf(book).filter(
    ({ documentLineId = null, taxBase }) => documentLineId === lineId && !!taxBase,
  );
  // What is claimed back goes before what is owed by reverse charge.
  return {
    taxPaid: posted[0]?.accountId ?? accounts.taxPaid,
    taxCollected: posted.at(-1)?.accountId ?? accounts.taxCollected,
  };
};

/** A line of an entry about this document, in its currency and at its rate. */
export const lineOf = (
  document: Document,
  line: Pick<EntryLine, 'accountId' | 'amount' | 'foreignAmount'> & Partial<TaxedLine>,
): TaxedLine => ({
  currency: document.currency,
  rate: document.rate,
  contactId: document.contactId,
  channel: document.channel,
  documentId: document.id,
  employeeId: document.employeeId,
  locationId: document.locationId,
  ...line,
});

/** A line on the control account of a side: more is owed for an amount above zero. */
export const owedLine = (
  { side, document }: Pick<PostedBook, 'side' | 'document'>,
  amount: Decimal,
  foreignAmount: Decimal,
  world: World,
): EntryLine =>
  lineOf(document, {
    accountId: world.accounts[side.owed],
    amount: side.signed(amount),
    foreignAmount: side.signed(foreignAmount),
  });

/** A line on the account of a side's surplus, at its own rate: less of it is left for an amount above zero. */
export const surplusLine = (
  { side, document }: Pick<PostedBook, 'side' | 'document'>,
  amount: Decimal,
  foreignAmount: Decimal,
  rate: Decimal,
  world: World,
): EntryLine =>
  lineOf(document, {
    accountId: world.accounts[side.surplus],
    amount: side.signed(amount),
    foreignAmount: side.signed(foreignAmount),
    rate,
  });

/** A gain realised, or reversed where it is below zero: the same on both sides. */
export const gainLine = (document: Document, gain: Decimal, world: World): EntryLine =>
  lineOf(document, { accountId: world.accounts.exchange, amount: negated(gain), foreignAmount: zero });

/**
 * An entry as it is posted: one whose every line is zero at home is none, and what it would have booked names no entry.
 * Only parts of foreign documents worth less than the smallest unit of home come to that.
 */
export const posted = (entry: Entry): { entries: Entry[]; entryId: string | null } =>
  entry.lines.length > 0 ? { entries: [entry], entryId: entry.id } : { entries: [], entryId: null };

export const entryOf = (
  world: World,
  entry: Pick<Entry, 'onDay' | 'kind' | 'memo'> & Partial<Entry> & { lines: readonly TaxedLine[] },
): Entry => ({
  id: world.newId(),
  documentId: null,
  paymentId: null,
  reverses: null,
  ...entry,
  ...postedLines(entry.lines, entry.taxes),
});
