import type { OpenItem, Payment, Settlement, SettlementKind } from '../../../src/domain/books/open-item.ts';
import { reducedBy } from '../../../src/domain/books/open-item.ts';
import type { PaymentMode } from '../../../src/domain/books/payment-mode.ts';
import type { Direction, ItemSide } from '../../../src/domain/books/side.ts';
import { type Decimal, plus, zero } from '../../../src/domain/money.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { column, type RowOf, rowOf } from '../database/row.ts';

/** A payment as it is written. */
export const paymentColumns = {
  id: column.id,
  direction: column.text.as<Direction>(),
  contactId: column.id.orNull,
  accountId: column.int,
  mode: column.small.as<PaymentMode>(),
  onDay: column.day,
  currency: column.text,
  rate: column.exact,
  amount: column.exact,
  homeAmount: column.exact,
  bankCharge: column.exact,
  homeBankCharge: column.exact,
  memo: column.text,
  provider: column.text.orNull,
  providerEvent: column.text.orNull,
};

/** As it is read, with when it was undone, if ever. */
export const readPaymentColumns = { ...paymentColumns, undoneAt: column.instant.orNull };
export type PaymentRow = RowOf<typeof readPaymentColumns>;

export const itemColumns = {
  id: column.id,
  side: column.text.as<ItemSide>(),
  contactId: column.id,
  documentId: column.id.orNull,
  paymentId: column.id.orNull,
  entryId: column.id.orNull,
  onDay: column.day,
  dueOn: column.day,
  currency: column.text,
  rate: column.exact,
  amount: column.exact,
  homeAmount: column.exact,
  open: column.exact,
  homeOpen: column.exact,
};

export const settlementColumns = {
  id: column.id,
  itemId: column.id,
  kind: column.text.as<SettlementKind>(),
  byItemId: column.id.orNull,
  paymentId: column.id.orNull,
  entryId: column.id.orNull,
  onDay: column.day,
  amount: column.exact,
  homeAmount: column.exact,
  gain: column.exact,
  reverses: column.id.orNull,
};

export const paymentRow = ({ source, ...payment }: Payment): RowOf<typeof paymentColumns> =>
  rowOf(paymentColumns, {
    bankCharge: zero,
    homeBankCharge: zero,
    ...payment,
    provider: source?.provider ?? null,
    providerEvent: source?.charge ?? null,
  });

/** A new item as it is after the settlements of its own plan. */
export const itemRow = (item: OpenItem, settlements: readonly Settlement[]): OpenItem =>
  rowOf(itemColumns, settlements.filter((one) => one.itemId === item.id).reduce(reducedBy, item));

/** By how much a plan reduces each item that stood before it, one row per item, by key. */
export const itemReductions = (plan: Plan): { id: string; amount: Decimal; homeAmount: Decimal }[] => {
  const born = new Set(plan.items.map((item) => item.id));
  const sums = new Map<string, { id: string; amount: Decimal; homeAmount: Decimal }>();
  for (const settlement of plan.settlements) {
    if (born.has(settlement.itemId)) continue;
    const known = sums.get(settlement.itemId) ?? { id: settlement.itemId, amount: zero, homeAmount: zero };
    known.amount = plus(known.amount, settlement.amount);
    known.homeAmount = plus(known.homeAmount, settlement.homeAmount);
    sums.set(settlement.itemId, known);
  }
  return [...sums.values()].sort((a, b) => a.id.localeCompare(b.id));
};

export const paymentOf = ({ undoneAt, provider: _, providerEvent: __, ...row }: PaymentRow): Payment => ({
  ...row,
  undone: undoneAt !== null,
});
