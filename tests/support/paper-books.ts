import { type Accounts, accountsWith, standardAccounts } from '../../src/domain/books/accounts.ts';
import { balances, type Entry } from '../../src/domain/books/entry.ts';
import { type OpenItem, type Payment, reducedBy, type Settlement } from '../../src/domain/books/open-item.ts';
import { receivable, type Side } from '../../src/domain/books/side.ts';
import { liveMoves, moving, type Pool, type Stock, type StockMove } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { CreditNote } from '../../src/domain/documents/credit-note.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { isNegative, isPositive, isZero, plus, sum } from '../../src/domain/money.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import type { CreditNoteTies } from '../../src/domain/posted/credit-note-undo.ts';
import type { PaymentTies } from '../../src/domain/posted/payment-delete.ts';

const place = 'shelf';

/** Books on paper: plans are written into plain lists, and read back as the database would give them. */
export const paperBooks = (
  homeCurrency: string,
  homeDigits: number,
  negativeAllowed = false,
  side: Side = receivable,
) => {
  let ids = 0;
  const world: World = {
    today: '2026-03-02',
    lockedUntil: null,
    nearDays: null,
    newId: () => {
      ids += 1;
      return String(ids).padStart(8, '0');
    },
    userId: 'ada',
    homeCurrency,
    homeDigits,
    locale: 'en-GB',
    accounts: standardAccounts,
  };
  const documents = new Map<string, Document>();
  const items = new Map<string, OpenItem>();
  const settlements: Settlement[] = [];
  const payments: Payment[] = [];
  const entries: Entry[] = [];
  const moves: StockMove[] = [];
  let creditNotes: CreditNote[] = [];
  let cancellations: CreditNote[] = [];
  let stock: Stock = { locationId: place, pools: new Map(), negativeAllowed };

  const standingEntries = () => {
    const gone = new Set(entries.map((entry) => entry.reverses));
    return entries.filter((entry) => entry.kind !== 'reversal' && !entry.reverses && !gone.has(entry.id));
  };

  return {
    world,
    side,
    pool: (productId: string): Pool => stock.pools.get(productId)!,
    /** A counted product that lies nowhere yet. */
    count: (productId: string): void => {
      const pool: Pool = {
        productId,
        name: productId,
        inventoryAccount: null,
        quantity: '0',
        value: '0',
        last: { quantity: '1', value: '0' },
        levels: {},
        later: [],
      };
      stock = { ...stock, pools: new Map(stock.pools).set(productId, pool) };
    },
    /** What is posted from now on takes these accounts. */
    choose: (accounts: Partial<Accounts>): void => {
      world.accounts = accountsWith(accounts);
    },
    place,
    stock: () => stock,
    document: (id: string): Document => documents.get(id)!,
    /** Writes a plan; nothing is checked. */
    write: (plan: Plan): void => {
      for (const { after, takesNumberFrom } of plan.documents)
        documents.set(after.id, {
          ...after,
          number: takesNumberFrom ? `INV-${world.newId()}` : after.number,
        });
      for (const item of plan.items) items.set(item.id, item);
      for (const one of plan.settlements) items.set(one.itemId, reducedBy(items.get(one.itemId)!, one));
      for (const move of plan.moves) {
        stock = moving(stock, move);
        // What moved first stays where it stands.
        const pool = stock.pools.get(move.productId);
        if (!pool || pool.inventoryAccount !== null) continue;
        const pinned = { ...pool, inventoryAccount: world.accounts.inventory };
        stock = { ...stock, pools: new Map(stock.pools).set(move.productId, pinned) };
      }
      settlements.push(...plan.settlements);
      payments.push(...plan.payments);
      entries.push(...plan.entries);
      moves.push(...plan.moves);
      for (const { note, takesNumberFrom } of plan.creditNotes)
        (takesNumberFrom === 'cancellation' ? cancellations : creditNotes).push(note);
      const stays = ({ id }: CreditNote) => !plan.undoneCreditNotes.includes(id);
      creditNotes = creditNotes.filter(stays);
      cancellations = cancellations.filter(stays);
    },
    /** A document with all that belongs to it. */
    book: (id: string): PostedBook => {
      const own = [...items.values()].filter((item) => item.documentId === id);
      const owed = own.filter((item) => item.side === side.owed);
      const settling = settlements.filter((one) => owed.some((item) => item.id === one.itemId));
      const applied = new Set(settling.map((one) => one.byItemId));
      return {
        side,
        document: documents.get(id)!,
        items: owed,
        settlements: settling,
        payments: payments.filter((payment) => settling.some((one) => one.paymentId === payment.id)),
        credits: [...items.values()].filter(
          (item) => item.side === side.surplus && (own.includes(item) || applied.has(item.id)),
        ),
        entries: standingEntries().filter((entry) => entry.documentId === id),
        cancelledEntry:
          documents.get(id)!.status === 'Cancelled'
            ? (entries.findLast((entry) => entry.documentId === id && entry.kind === side.entry) ?? null)
            : null,
        creditNotes: creditNotes.filter((note) => note.documentId === id),
        cancellationId: cancellations.find((note) => note.documentId === id)?.id ?? null,
        goods: liveMoves(moves.filter((move) => move.documentId === id)),
        stock,
      };
    },
    /** What became of a credit note's surplus. */
    tiesOfCreditNote: (note: CreditNote): CreditNoteTies => {
      const refund = settlements.find((one) => one.paymentId !== null && one.paymentId === note.paymentId);
      const entry = standingEntries().find(
        (one) => one.paymentId !== null && one.paymentId === note.paymentId,
      );
      return {
        surplus: note.itemId ? items.get(note.itemId)! : null,
        refund: refund ? { settlement: refund, entry: entry ?? null } : null,
        spentOn: [],
      };
    },
    /** A contact's unspent surplus in a currency. */
    creditOf: (contactId: string, currency: string): OpenItem[] =>
      [...items.values()].filter(
        (item) =>
          item.side === side.surplus &&
          item.contactId === contactId &&
          item.currency === currency &&
          isPositive(item.open),
      ),
    /** What belongs to the payment behind a settlement. */
    tiesOf: (settlement: Settlement): PaymentTies => {
      const payment = payments.find((one) => one.id === settlement.paymentId)!;
      const taken = new Set(settlements.map((one) => one.reverses));
      const shares = settlements.filter(
        (one) =>
          one.paymentId === payment.id && one.kind === 'payment' && !one.reverses && one.id !== settlement.id,
      );
      const own = standingEntries().find((entry) => entry.paymentId === payment.id);
      const credits = [...items.values()].filter(
        (item) => item.paymentId === payment.id && item.side === side.surplus,
      );
      const surplus = credits.find((item) => item.entryId === own?.id);
      return {
        payment,
        entry: shares.length === 0 ? (own ?? null) : null,
        others:
          shares.filter((one) => !taken.has(one.id)).length + credits.filter((one) => one !== surplus).length,
        surplus: surplus ?? null,
        spentOn: [],
        surplusMoved: settlements.some((one) => one.itemId === surplus?.id),
      };
    },
    /** What is still owed on a document, and its worth at home. */
    owedOn: (id: string): { open: string; homeOpen: string } => {
      const own = [...items.values()].filter((one) => one.documentId === id && one.side === side.owed);
      return { open: sum(own.map((one) => one.open)), homeOpen: sum(own.map((one) => one.homeOpen)) };
    },
    /** Entries and items that no database would take. */
    faults: (): unknown[] => [
      ...entries.filter((entry) => !balances(entry)),
      ...[...items.values()].filter(
        (one) => !isPositive(one.amount) || isNegative(one.open) || isNegative(one.homeOpen),
      ),
      ...settlements.filter(
        (one) => isZero(one.amount) || (one.entryId && !entries.some((entry) => entry.id === one.entryId)),
      ),
    ],
    /** Every account's balance, debit positive. */
    balances: (): Record<number, string> => {
      const found: Record<number, string> = {};
      for (const line of entries.flatMap((entry) => entry.lines))
        found[line.accountId] = plus(found[line.accountId] ?? '0', line.amount);
      return found;
    },
    openCredit: (contactId: string, currency: string): string =>
      sum(
        [...items.values()]
          .filter(
            (one) => one.side === side.surplus && one.contactId === contactId && one.currency === currency,
          )
          .map((one) => one.open),
      ),
  };
};
export type PaperBooks = ReturnType<typeof paperBooks>;
