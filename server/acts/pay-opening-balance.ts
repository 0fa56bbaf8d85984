import type { Entry } from '../../src/domain/books/entry.ts';
import type { OpenItem, Settlement } from '../../src/domain/books/open-item.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import {
  type OpeningReceipt,
  planOpeningPayment,
  planOpeningPaymentDelete,
  type SettledOpening,
} from '../../src/domain/opening/opening-payment.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { goneRefusal } from './delete-payment.ts';

/** A payment of what a contact owed, or was owed, when the books began. */
export const payOpeningAct = (
  side: Side,
  {
    name,
    opening,
    settlements,
  }: { name: string; opening: OpenItem | null; settlements: readonly Settlement[] },
  receipt: OpeningReceipt,
  world: World,
): Outcome =>
  opening
    ? planOpeningPayment(side, { opening, settlements }, receipt, world)
    : invalid('contactId', `${name} has no opening balance.`);

/** An opening balance, what settles or settled it, and the entry of the payment to take back. */
export interface PaidOpening extends SettledOpening {
  entry: Entry;
}

/** Takes such a payment back. */
export const deleteOpeningPaymentAct = (
  { opening, settlements, entry }: PaidOpening,
  settlement: Settlement,
  world: World,
): Outcome =>
  goneRefusal(settlements, settlement) ?? planOpeningPaymentDelete(opening, settlement, entry, world);
