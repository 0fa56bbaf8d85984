import { live, type OpenItem, type Payment, type SettlementKind } from '../../src/domain/books/open-item.ts';
import { type Decimal, isZero, zero } from '../../src/domain/money.ts';
import { bankNames } from '../store/books/banks.ts';
import { paymentsById } from '../store/books/items.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { paymentOf, readPaymentColumns, settlementColumns } from '../store/rows/money.ts';
import { owedHere, surplusHere } from '../store/rows/statuses.ts';

/** One reduction of what is owed, as the payments list shows it; a reversed one stays in the list as not live. */
export interface PaymentView {
  id: string;
  kind: SettlementKind;
  amount: Decimal;
  homeAmount: Decimal;
  /** What reached the bank, and its rate; null for credit and write-offs. */
  received: { currency: string; amount: Decimal; rate: Decimal } | null;
  mode: number | null;
  /** The bank it went through; null for what went through none. */
  bank: string | null;
  /** What the bank took for all of the payment, in the currency that moved; null for nothing. */
  bankCharge: Decimal | null;
  onDay: string;
  memo: string;
  /** What the payment brought beyond this balance, kept as credit. */
  surplus: Decimal;
  live: boolean;
}

/** What a payment’s bank is called and what it took, of payments as they are shown. */
const throughBank = (banks: Map<number, string>, payment: Payment | undefined) => ({
  bank: (payment && banks.get(payment.accountId)) ?? null,
  bankCharge: payment?.bankCharge && !isZero(payment.bankCharge) ? payment.bankCharge : null,
});

const settlementsHere = (where: string): string => `
  select s.* from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
  where s.business_id = $1 and ${where} and i.side in (${owedHere}) and s.kind <> 'cancel' order by s.id`;
const [ofDocument, ofItem] = [settlementsHere('i.document_id = $2'), settlementsHere('i.id = $2')];

/** Everything that settles or settled a document, or an item of none, the oldest first. */
export const paymentViews = async (
  tx: Tx,
  of: { documentId: string } | { itemId: string },
): Promise<PaymentView[]> => {
  const settlements = await ('documentId' in of
    ? tx.query(settlementColumns, ofDocument, [tx.business.id, of.documentId])
    : tx.query(settlementColumns, ofItem, [tx.business.id, of.itemId]));
  const payments = (
    await tx.query(
      { ...readPaymentColumns, surplus: column.exact.orNull },
      `select p.*, (select sum(c.amount) from open_item c where c.business_id = p.business_id and c.payment_id = p.id
         and c.side in (${surplusHere}) and c.entry_id = (select e.id from journal_entry e where e.business_id = p.business_id
           and e.payment_id = p.id and e.kind = 'payment' limit 1)) as surplus
       from payment p where p.business_id = $1 and p.id = any($2)`,
      [tx.business.id, settlements.flatMap((one) => (one.paymentId ? [one.paymentId] : []))],
    )
  ).map((row) => ({ ...paymentOf(row), surplus: row.surplus ?? zero }));
  const banks = await bankNames(
    tx,
    payments.map(({ accountId }) => accountId),
  );
  const standing = live(settlements);
  return settlements
    .filter((one) => one.reverses === null)
    .map((one) => {
      const payment = payments.find((row) => row.id === one.paymentId);
      return {
        id: one.id,
        kind: one.kind,
        amount: one.amount,
        homeAmount: one.homeAmount,
        received: payment ? { currency: payment.currency, amount: payment.amount, rate: payment.rate } : null,
        mode: payment?.mode ?? null,
        ...throughBank(banks, payment),
        onDay: one.onDay,
        memo: payment?.memo ?? '',
        surplus: payment?.surplus ?? zero,
        live: standing.includes(one),
      };
    });
};

/** What was paid in advance, before anything was owed, the oldest first; one taken back stays as not live. */
export const advanceViews = async (
  tx: Tx,
  items: readonly OpenItem[],
): Promise<(PaymentView & { open: Decimal })[]> => {
  const payments = await paymentsById(
    tx,
    items.flatMap(({ paymentId }) => (paymentId ? [paymentId] : [])),
  );
  const banks = await bankNames(
    tx,
    payments.map(({ accountId }) => accountId),
  );
  return payments.map((payment) => {
    const { id, currency, amount, homeAmount, rate, mode, onDay, memo, undone } = payment;
    return {
      id,
      kind: 'payment',
      amount,
      homeAmount,
      received: { currency, amount, rate },
      mode,
      ...throughBank(banks, payment),
      onDay,
      memo,
      surplus: zero,
      live: !undone,
      open: items.find(({ paymentId }) => paymentId === id)?.open ?? zero,
    };
  });
};
