import type { Side } from '../../src/domain/books/side.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { deleteOpeningPaymentAct, payOpeningAct } from '../acts/pay-opening-balance.ts';
import { holdAccountFor, type PaymentMethod } from '../services/bank-through.ts';
import { entryOfPayment } from '../store/books/entries.ts';
import { lockOpening, settlementsOf } from '../store/books/items.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, runAct } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';

/** Money for what was owed when the books began. */
export interface PayOpeningBalance extends PaymentMethod {
  contactId: string;
  /** In the currency of the opening balance. */
  amount: Decimal;
  /** Home per unit of it on that day; the rate it stands at where it is missing. */
  rate: Decimal | null;
  onDay: string | null;
  memo: string;
}

/** Records a payment of a contact's opening balance. Throws `Missing` and `Refused`. */
export const payOpeningBalance = (ctx: Ctx, side: Side, request: PayOpeningBalance): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const { id, name } = await findContact(tx, side.contact, request.contactId);
    const world = await worldOf(tx);
    const opening = await lockOpening(tx, side, id);
    const bankAccount = opening ? await holdAccountFor(tx, request, opening.currency) : null;
    const receipt = { ...request, onDay: request.onDay ?? world.today, bankAccount };
    const settlements = opening ? await settlementsOf(tx, [opening.id]) : [];
    return commitOrPreview(tx, runAct(payOpeningAct, side, { name, opening, settlements }, receipt, world));
  });

/**
 * Reverses a payment of a contact's opening balance. One reversed already answers as a refusal, an unknown one as
 * missing.
 */
export const deleteOpeningPayment = (
  ctx: Ctx,
  side: Side,
  contactId: string,
  settlementId: string,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const contact = await findContact(tx, side.contact, contactId);
    const opening = await lockOpening(tx, side, contact.id);
    const settlements = opening ? await settlementsOf(tx, [opening.id]) : [];
    const known = settlements.find((one) => one.id === settlementId && one.kind === 'payment');
    if (!opening || !known || known.reverses) throw new Missing();
    const entry = (await entryOfPayment(tx, known.paymentId!))!;
    const plan = runAct(deleteOpeningPaymentAct, { opening, settlements, entry }, known, await worldOf(tx));
    return commitOrPreview(tx, plan);
  });
