import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { planOpeningPayment } from '../../src/domain/customer/opening-payment.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { findCustomer } from '../store/contacts.ts';
import { carryOut } from '../store/intent.ts';
import { lockOpening } from '../store/items.ts';
import { type Ctx, granted, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish } from './finish.ts';
import { defaultBankAccount } from './record-payment.ts';

/** Money received for what a customer owed when the books began. */
export interface PayOpeningBalance {
  customerId: string;
  amount: Decimal;
  mode: PaymentMode;
  onDay: string | null;
  memo: string;
}

/** Records a payment of a customer's opening balance. Throws `Missing` and `Refused`. */
export const payOpeningBalance = (ctx: Ctx, request: PayOpeningBalance): Promise<Done> =>
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
    return finish(tx, granted(planOpeningPayment(item, receipt, world)));
  });
