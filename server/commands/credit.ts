import type { Side } from '../../src/domain/books/side.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { planCreditRefund } from '../../src/domain/posted/refund.ts';
import { applyCreditAct } from '../acts/credit.ts';
import { holdAccountFor, type PaymentMethod } from '../services/bank-through.ts';
import { lockCreditOf, settledSince } from '../store/books/items.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { lockBookAndCredit } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';

/** Applies a contact's surplus to one of their documents, the oldest first, on a day: today where left out. */
export const applyCredit = (
  ctx: Ctx,
  side: Side,
  documentId: string,
  { amount, onDay }: { amount: Decimal; onDay?: Day | null },
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const { book, credits } = await lockBookAndCredit(tx, side, documentId);
    const day = onDay ?? tx.today;
    const settlements = await settledSince(tx, credits, day);
    return commitOrPreview(
      tx,
      runAct(applyCreditAct, book, credits, { amount, onDay: day, settlements }, await worldOf(tx)),
    );
  });

export interface RefundCredit extends PaymentMethod {
  contactId: string;
  amount: Decimal;
  /** The currency of the surplus; missing for home. */
  currency?: string | null;
  /** Home per unit of it on the day; null or missing for what it is worth in the books. */
  rate?: Decimal | null;
  onDay: string | null;
  memo: string;
}

/** Gives a contact's surplus back, the oldest first. */
export const refundCredit = (ctx: Ctx, side: Side, request: RefundCredit): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const contact = await findContact(tx, side.contact, request.contactId);
    const world = await worldOf(tx);
    const currency = request.currency ?? world.homeCurrency;
    const credits = await lockCreditOf(tx, side, contact.id, currency);
    const onDay = request.onDay ?? world.today;
    const how = {
      mode: request.mode,
      onDay,
      settlements: await settledSince(tx, credits, onDay),
      memo: request.memo,
      rate: currency === world.homeCurrency ? null : (request.rate ?? null),
      bankAccount: await holdAccountFor(tx, request, currency),
    };
    const whose = { contactId: contact.id, currency };
    return commitOrPreview(tx, runAct(planCreditRefund, side, whose, credits, request.amount, how, world));
  });
