import type { Entry } from '../books/entry.ts';
import { reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import type { OpenItem, Settlement } from '../books/open-item.ts';
import { countedSince, type Stock } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Document } from '../documents/document.ts';
import { homeSumsOf } from '../documents/home-sums.ts';
import { type Decimal, isZero, zero } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import type { Posting } from '../posted/posting.ts';
import { invalid, isRefusal, type Refusal } from '../values/refusal.ts';
import { rateWords } from '../words/banks.ts';
import { journalMemos as memos } from '../words/ledger.ts';
import { beforeOpeningOn } from './before-opening.ts';
import { type Decided, entryOf, moved, owedItemOf, owedLine, type PostedBook, posted } from './book.ts';

/** What a document is worth at home: the sum of its entry's other lines, each converted once. */
export const homeTotalOf = (document: Document, world: World): Decimal =>
  homeSumsOf(document, document.rate, world.homeDigits).total;

/**
 * The entry of an issued document: of an invoice income, discount and tax per line, shipping, and what is owed as their
 * sum, so that the home total is the sum of the converted lines. One of zero alone has no lines. Source: answers.md, "Postings".
 */
export const issueEntry = (
  document: Document,
  world: World,
  { side, memo, lines }: Posting,
  stock: Stock,
): Entry =>
  entryOf(world, {
    onDay: document.issuedOn,
    kind: side.entry,
    documentId: document.id,
    memo: memo(document),
    lines: [
      owedLine({ side, document }, homeTotalOf(document, world), document.total, world),
      ...lines(document, world, stock),
    ],
  });

/** The postings of an issued document: its entry, and the item that is owed unless it asks for nothing. */
const postingsOf = (
  document: Document,
  world: World,
  posting: Posting,
  stock: Stock,
): { entries: Entry[]; items: OpenItem[]; homeTotal: Decimal } => {
  const { entries, entryId } = posted(issueEntry(document, world, posting, stock));
  const homeTotal = homeTotalOf(document, world);
  if (isZero(document.total) || !document.contactId) return { entries, items: [], homeTotal };
  const item: OpenItem = {
    id: world.newId(),
    side: posting.side.owed,
    contactId: document.contactId,
    documentId: document.id,
    paymentId: null,
    entryId,
    onDay: document.issuedOn,
    dueOn: document.dueOn ?? document.issuedOn,
    currency: document.currency,
    rate: document.rate,
    amount: document.total,
    homeAmount: homeTotal,
    open: document.total,
    homeOpen: homeTotal,
  };
  return { entries, items: [item], homeTotal };
};

const itemsOf = ({ lines }: Document): string[] =>
  lines.flatMap(({ productId }) => (productId ? [productId] : []));

/** Issues a draft: number taken, entry posted, what is owed opened, tracked goods gone. Refused without its exchange rate. */
export const planIssue = (
  document: Document,
  stock: Stock,
  to: Decided,
  world: World,
  posting: Posting,
): Plan | Refusal => {
  if (document.lacksRate) return invalid('rate', rateWords.neededOfDraft(document.currency));
  const locked = lockRefusal(world, document.issuedOn);
  if (locked) return locked;
  const goods = posting.goods.issued(document, stock, document.issuedOn, world);
  if (isRefusal(goods)) return goods;
  const postings = postingsOf(document, world, posting, stock);
  const after = moved(document, to, {
    homeTotal: postings.homeTotal,
    homeOpen: postings.homeTotal,
  });
  return {
    ...emptyPlan(),
    documents: [
      {
        before: document,
        after,
        linesChanged: false,
        takesNumberFrom: document.number ? null : document.subtype,
      },
    ],
    entries: [...postings.entries, ...goods.entries],
    items: postings.items,
    moves: goods.moves,
    warnings: [
      ...goods.warnings,
      ...beforeOpeningOn(document, stock, world.locale),
      ...countedSince(stock, itemsOf(document), document.issuedOn, world),
    ],
    events: [record(world, `${document.kind}.issue`, document, { from: document.status, to: to.status })],
  };
};

/** Takes a document back out of the books on a day: its entry reversed, what was owed cleared. */
export const unpost = (
  book: PostedBook,
  world: World,
  onDay: string,
  memo: string,
): { entries: Entry[]; settlements: Settlement[] } => {
  const issued = book.entries.find((entry) => entry.kind === book.side.entry);
  const item = owedItemOf(book);
  const reversal = issued ? reversed(issued, { id: world.newId(), onDay, memo }) : null;
  const cleared: Settlement | null = item
    ? {
        id: world.newId(),
        itemId: item.id,
        kind: 'cancel',
        byItemId: null,
        paymentId: null,
        entryId: reversal?.id ?? null,
        onDay,
        amount: item.amount,
        homeAmount: item.homeAmount,
        gain: zero,
        reverses: null,
      }
    : null;
  return { entries: reversal ? [reversal] : [], settlements: cleared ? [cleared] : [] };
};

/**
 * Saves edited content. A draft is only rewritten; an issued, unpaid invoice is posted anew: the old entry reversed on
 * its own day, the new one on the new day, both of which must be open.
 */
export const planEdit = (
  book: PostedBook,
  edited: Document,
  to: Decided,
  world: World,
  posting: Posting,
): Plan | Refusal => {
  const before = book.document;
  const content = moved(
    { ...edited, settled: before.settled, writtenOff: before.writtenOff, credited: before.credited },
    to,
    {
      version: before.version + 1,
      statusBefore: before.statusBefore,
    },
  );
  const event = record(world, `${before.kind}.edit`, before, { from: before.status, to: to.status });
  const change = { before, linesChanged: true, takesNumberFrom: null } as const;
  if (before.number === null)
    return {
      ...emptyPlan(),
      documents: [
        {
          ...change,
          after: {
            ...content,
            homeTotal: homeTotalOf(content, world),
            homeOpen: zero,
          },
        },
      ],
      events: [event],
    };
  const locked = lockRefusal(world, before.issuedOn) ?? lockRefusal(world, edited.issuedOn);
  if (isRefusal(locked)) return locked;
  const goods = posting.goods.corrected(book, content, world);
  if (isRefusal(goods)) return goods;
  const gone = unpost(book, world, before.issuedOn, memos.corrected);
  const postings = postingsOf(content, world, posting, book.stock);
  const home = postings.homeTotal;
  return {
    ...emptyPlan(),
    documents: [{ ...change, after: { ...content, homeTotal: home, homeOpen: home } }],
    // First what is taken back, then what stands from now on.
    entries: [
      ...gone.entries,
      ...goods.entries.filter((entry) => entry.reverses),
      ...postings.entries,
      ...goods.entries.filter((entry) => !entry.reverses),
    ],
    settlements: gone.settlements,
    moves: goods.moves,
    items: postings.items,
    warnings: goods.warnings,
    events: [event],
  };
};
