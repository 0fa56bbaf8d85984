import type { PaymentMode } from '../../../src/domain/books/accounts.ts';
import type { OpenItem, Payment, Settlement, SettlementKind } from '../../../src/domain/books/open-item.ts';
import { reducedBy } from '../../../src/domain/books/open-item.ts';
import type { Direction, ItemSide } from '../../../src/domain/books/side.ts';
import { type Decimal, decimal, plus, zero } from '../../../src/domain/money.ts';
import type { Plan } from '../../../src/domain/plan.ts';
import type { Columns } from '../rowset.ts';

export const paymentColumns: Columns = {
  id: 'uuid',
  direction: 'text',
  contact_id: 'uuid',
  account_id: 'int',
  mode: 'smallint',
  on_day: 'date',
  currency: 'text',
  rate: 'numeric',
  amount: 'numeric',
  home_amount: 'numeric',
  memo: 'text',
  provider: 'text',
  provider_event: 'text',
};

export const itemColumns: Columns = {
  id: 'uuid',
  side: 'text',
  contact_id: 'uuid',
  document_id: 'uuid',
  payment_id: 'uuid',
  entry_id: 'uuid',
  on_day: 'date',
  due_on: 'date',
  currency: 'text',
  rate: 'numeric',
  amount: 'numeric',
  home_amount: 'numeric',
  open: 'numeric',
  home_open: 'numeric',
};

export const settlementColumns: Columns = {
  id: 'uuid',
  item_id: 'uuid',
  kind: 'text',
  by_item_id: 'uuid',
  payment_id: 'uuid',
  entry_id: 'uuid',
  on_day: 'date',
  amount: 'numeric',
  home_amount: 'numeric',
  gain: 'numeric',
  reverses: 'uuid',
};

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

export interface ItemRow {
  id: string;
  side: ItemSide;
  contact_id: string;
  document_id: string | null;
  payment_id: string | null;
  entry_id: string | null;
  on_day: string;
  due_on: string;
  currency: string;
  rate: string;
  amount: string;
  home_amount: string;
  open: string;
  home_open: string;
}

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

export interface SettlementRow {
  id: string;
  item_id: string;
  kind: SettlementKind;
  by_item_id: string | null;
  payment_id: string | null;
  entry_id: string | null;
  on_day: string;
  amount: string;
  home_amount: string;
  gain: string;
  reverses: string | null;
}

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

export interface PaymentRow {
  id: string;
  direction: Direction;
  contact_id: string | null;
  account_id: number;
  mode: PaymentMode;
  on_day: string;
  currency: string;
  rate: string;
  amount: string;
  home_amount: string;
  memo: string;
  undone_at: Date | null;
}

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
