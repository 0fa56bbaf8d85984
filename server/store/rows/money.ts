import type { PaymentMode } from '../../../src/domain/books/accounts.ts';
import type { OpenItem, Payment, Settlement, SettlementKind } from '../../../src/domain/books/open-item.ts';
import { reducedBy } from '../../../src/domain/books/open-item.ts';
import type { Direction, ItemSide } from '../../../src/domain/books/side.ts';
import { type Decimal, decimal, plus, zero } from '../../../src/domain/money.ts';
import type { Plan } from '../../../src/domain/plan.ts';
import { column, type RowOf } from '../row.ts';

/** A payment as it is written. */
export const paymentColumns = {
  id: column.id,
  direction: column.text.as<Direction>(),
  contact_id: column.id.orNull,
  account_id: column.int,
  mode: column.small.as<PaymentMode>(),
  on_day: column.day,
  currency: column.text,
  rate: column.exact,
  amount: column.exact,
  home_amount: column.exact,
  memo: column.text,
  provider: column.text.orNull,
  provider_event: column.text.orNull,
};

/** As it is read, with when it was undone, if ever. */
export const readPaymentColumns = { ...paymentColumns, undone_at: column.instant.orNull };
export type PaymentRow = RowOf<typeof readPaymentColumns>;

export const itemColumns = {
  id: column.id,
  side: column.text.as<ItemSide>(),
  contact_id: column.id,
  document_id: column.id.orNull,
  payment_id: column.id.orNull,
  entry_id: column.id.orNull,
  on_day: column.day,
  due_on: column.day,
  currency: column.text,
  rate: column.exact,
  amount: column.exact,
  home_amount: column.exact,
  open: column.exact,
  home_open: column.exact,
};
export type ItemRow = RowOf<typeof itemColumns>;

export const settlementColumns = {
  id: column.id,
  item_id: column.id,
  kind: column.text.as<SettlementKind>(),
  by_item_id: column.id.orNull,
  payment_id: column.id.orNull,
  entry_id: column.id.orNull,
  on_day: column.day,
  amount: column.exact,
  home_amount: column.exact,
  gain: column.exact,
  reverses: column.id.orNull,
};
export type SettlementRow = RowOf<typeof settlementColumns>;

export const paymentRow = (payment: Payment) => ({
  id: payment.id,
  direction: payment.direction,
  contact_id: payment.contactId,
  account_id: payment.accountId,
  mode: payment.mode,
  on_day: payment.onDay,
  currency: payment.currency,
  rate: payment.rate,
  amount: payment.amount,
  home_amount: payment.homeAmount,
  memo: payment.memo,
  provider: payment.source?.provider ?? null,
  provider_event: payment.source?.charge ?? null,
});

/** A new item as it stands after the settlements of its own plan. */
export const itemRow = (item: OpenItem, settlements: readonly Settlement[]) => {
  const left = settlements.filter((one) => one.itemId === item.id).reduce(reducedBy, item);
  return {
    id: item.id,
    side: item.side,
    contact_id: item.contactId,
    document_id: item.documentId,
    payment_id: item.paymentId,
    entry_id: item.entryId,
    on_day: item.onDay,
    due_on: item.dueOn,
    currency: item.currency,
    rate: item.rate,
    amount: item.amount,
    home_amount: item.homeAmount,
    open: left.open,
    home_open: left.homeOpen,
  };
};

export const settlementRow = (settlement: Settlement) => ({
  id: settlement.id,
  item_id: settlement.itemId,
  kind: settlement.kind,
  by_item_id: settlement.byItemId,
  payment_id: settlement.paymentId,
  entry_id: settlement.entryId,
  on_day: settlement.onDay,
  amount: settlement.amount,
  home_amount: settlement.homeAmount,
  gain: settlement.gain,
  reverses: settlement.reverses,
});

/** By how much a plan reduces each item that stood before it, one row per item, by key. */
export const itemReductions = (plan: Plan): { id: string; amount: Decimal; home_amount: Decimal }[] => {
  const born = new Set(plan.items.map((item) => item.id));
  const sums = new Map<string, { id: string; amount: Decimal; home_amount: Decimal }>();
  for (const settlement of plan.settlements) {
    if (born.has(settlement.itemId)) continue;
    const known = sums.get(settlement.itemId) ?? { id: settlement.itemId, amount: zero, home_amount: zero };
    known.amount = plus(known.amount, settlement.amount);
    known.home_amount = plus(known.home_amount, settlement.homeAmount);
    sums.set(settlement.itemId, known);
  }
  return [...sums.values()].sort((a, b) => a.id.localeCompare(b.id));
};

export const itemOf = (row: ItemRow): OpenItem => ({
  id: row.id,
  side: row.side,
  contactId: row.contact_id,
  documentId: row.document_id,
  paymentId: row.payment_id,
  entryId: row.entry_id,
  onDay: row.on_day,
  dueOn: row.due_on,
  currency: row.currency,
  rate: decimal(row.rate),
  amount: decimal(row.amount),
  homeAmount: decimal(row.home_amount),
  open: decimal(row.open),
  homeOpen: decimal(row.home_open),
});

export const settlementOf = (row: SettlementRow): Settlement => ({
  id: row.id,
  itemId: row.item_id,
  kind: row.kind,
  byItemId: row.by_item_id,
  paymentId: row.payment_id,
  entryId: row.entry_id,
  onDay: row.on_day,
  amount: decimal(row.amount),
  homeAmount: decimal(row.home_amount),
  gain: decimal(row.gain),
  reverses: row.reverses,
});

export const paymentOf = (row: PaymentRow): Payment => ({
  id: row.id,
  direction: row.direction,
  contactId: row.contact_id,
  accountId: row.account_id,
  mode: row.mode,
  onDay: row.on_day,
  currency: row.currency,
  rate: decimal(row.rate),
  amount: decimal(row.amount),
  homeAmount: decimal(row.home_amount),
  memo: row.memo,
  undone: row.undone_at !== null,
});
