import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { live } from '../../src/domain/books/open-item.ts';
import { planOpeningPayment, planOpeningPaymentDelete } from '../../src/domain/customer/opening-payment.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import { defaultBankAccount } from '../store/banks.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { findCustomer } from '../store/contacts.ts';
import { entryOfPayment } from '../store/entries.ts';
import { carryOut } from '../store/intent.ts';
import { lockOpening, settlementsOf } from '../store/items.ts';
import { type Ctx, granted, Missing, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Money received for what a customer owed when the books began. */
export interface PayOpeningBalance {
  customerId: string;
  /** In the currency of the opening balance. */
  amount: Decimal;
  /** Home per unit of it on that day; the rate it stands at where it is missing. */
  rate: Decimal | null;
  mode: PaymentMode;
  onDay: string | null;
  memo: string;
}

/** Records a payment of a customer's opening balance. Throws `Missing` and `Refused`. */
export const payOpeningBalance = (ctx: Ctx, request: PayOpeningBalance): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const customer = await findCustomer(tx, request.customerId);
    const world = await worldOf(tx);
    const item = await lockOpening(tx, customer.id);
    if (!item) throw new Refused(invalid('clientid', `${customer.name} has no opening balance.`));
    const receipt = {
      ...request,
      onDay: request.onDay ?? tx.today,
      bankAccount: await defaultBankAccount(tx, request.mode),
    };
    return commitOrPreview(tx, granted(planOpeningPayment(item, receipt, world)));
  });

/**
 * Takes a payment of a customer's opening balance back. One taken back already answers as a refusal, an unknown one
 * as missing.
 */
export const deleteOpeningPayment = (
  ctx: Ctx,
  customerId: string,
  settlementId: string,
): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    const item = await lockOpening(tx, customer.id);
    const settlements = item ? await settlementsOf(tx, [item.id]) : [];
    const known = settlements.find((one) => one.id === settlementId && one.kind === 'payment');
    if (!item || !known || known.reverses) throw new Missing();
    if (!live(settlements).includes(known))
      throw new Refused(refusal('illegal-move', 'This payment is deleted already.'));
    const entry = await entryOfPayment(tx, known.paymentId!);
    return commitOrPreview(tx, granted(planOpeningPaymentDelete(item, known, entry!, await worldOf(tx))));
  });
