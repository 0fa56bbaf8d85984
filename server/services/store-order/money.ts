import type { PaymentMode } from '../../../src/domain/books/payment-mode.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import { compare, sum } from '../../../src/domain/money.ts';
import {
  giftCards,
  moneyIn,
  moneyOut,
  type StoreTransaction,
} from '../../../src/domain/online-store/order.ts';
import { isNoChange } from '../../../src/domain/plan.ts';
import { planCreditRefund } from '../../../src/domain/posted/refund.ts';
import * as words from '../../../src/domain/words/store-orders.ts';
import { recordPaymentAct } from '../../acts/record-payment.ts';
import { lockCreditOf } from '../../store/items.ts';
import { lockBook } from '../../store/posted-books.ts';
import { addDeed, type DeedKind } from '../../store/store-orders.ts';
import { Refused, unwrap } from '../../store/tx.ts';
import { writePlan } from '../../store/write-plan.ts';
import { held, latest, type OrderGround, openDayOf } from './ground.ts';

/** How money of a gateway is booked; null for what the shop only wrote down. Source: connections.md, rule 13. */
const wayOf = ({ gateway }: StoreTransaction): { mode: PaymentMode; bankAccount: number | null } | null => {
  if (gateway === 'manual') return null;
  if (gateway === 'shopify_store_credit') throw new Refused(held(words.storeCredit));
  return gateway === 'gift_card' ? { mode: 2, bankAccount: giftCards } : { mode: 4, bankAccount: null };
};

type Deeds = ReadonlyMap<DeedKind, ReadonlySet<string>>;

/** Books what was paid of an order and isn't booked yet. Throws `Refused`. */
export const bookPayments = async (
  ground: OrderGround,
  recordId: string,
  documentId: string,
  deeds: Deeds,
): Promise<void> => {
  const { tx, order, world } = ground;
  for (const paid of moneyIn(order)) {
    const way = wayOf(paid);
    if (!way || deeds.get('payment')?.has(paid.id)) continue;
    const book = await lockBook(tx, receivable, documentId);
    const { rate, issuedOn, currency } = book.document;
    const plan = unwrap(
      recordPaymentAct(
        receivable,
        [book],
        {
          ...{ shares: [{ id: documentId, amount: paid.amount }], mode: way.mode, surplus: 'credit' },
          ...(currency === world.homeCurrency ? {} : { rate }),
          onDay: latest(openDayOf(paid.at, ground), issuedOn),
          memo: words.paymentMemo({ name: order.name, gateway: paid.gateway }),
        },
        way.bankAccount,
        world,
      ),
    );
    if (!isNoChange(plan)) await writePlan(tx, plan);
    await addDeed(tx, recordId, 'payment', paid.id, isNoChange(plan) ? null : (plan.payments[0]?.id ?? null));
  }
};

/** Books money that was given back and isn't booked yet, off what the customer has to their credit. Throws `Refused`. */
export const bookMoneyBack = async (
  ground: OrderGround,
  recordId: string,
  documentId: string,
  deeds: Deeds,
): Promise<void> => {
  const { tx, order, world } = ground;
  for (const back of moneyOut(order)) {
    const way = wayOf(back);
    if (!way || deeds.get('money back')?.has(back.id)) continue;
    const { document } = await lockBook(tx, receivable, documentId);
    const { contactId, currency } = document;
    const all = await lockCreditOf(tx, receivable, contactId!, currency);
    const own = all.filter((item) => item.documentId === documentId);
    const credits = compare(sum(own.map(({ open }) => open)), back.amount) >= 0 ? own : all;
    const how = {
      ...way,
      onDay: latest(openDayOf(back.at, ground), ...credits.map(({ onDay }) => onDay)),
      memo: words.refundMemo(order),
    };
    const whose = { contactId: contactId!, currency };
    const plan = unwrap(planCreditRefund(receivable, whose, credits, back.amount, how, world));
    await writePlan(tx, plan);
    await addDeed(tx, recordId, 'money back', back.id, plan.payments[0]?.id ?? null);
  }
};
