import { permits } from '../../src/domain/access/permissions.ts';
import { planHas } from '../../src/domain/access/plans.ts';
import { isComplete } from '../../src/domain/books/account-defaults.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import type { EndingDiscount } from '../../src/domain/dashboard/dashboard.ts';
import { type Day, daysAfter, daysBetween } from '../../src/domain/day.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { earlyDiscount } from '../../src/domain/posted/early-discount.ts';
import { expiryWarning } from '../../src/domain/stock/expiry.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { isOpenHere, pastDueHere, postedOn } from '../store/rows/statuses.ts';
import { accountingSettings } from '../store/settings/account-defaults.ts';
import { expiringHere, lowHere, outHere } from '../store/stock/narrowed-items.ts';
import { type BudgetToDoKind, budgetToDo } from './budget-to-do.ts';
import { counters } from './dashboard.ts';
import { lacksParticulars } from './first-steps.ts';
import { type StoreToDoKind, storeToDo } from './store-to-do.ts';
import { type Unfinished, type UnfinishedKind, unfinishedToDo } from './unfinished-to-do.ts';

/** What waits for somebody, and what it is worth. */
export interface Waiting extends Pick<Unfinished, 'import' | 'mail' | 'statement'> {
  kind:
    | 'held payments'
    | 'overdue'
    | 'early discount'
    | 'bills to pay'
    | 'old drafts'
    | 'unanswered quotes'
    | 'unbilled orders'
    | 'out of stock'
    | 'low stock'
    | 'expiring items'
    | 'no customer'
    | 'no item'
    | 'no invoice'
    | 'particulars'
    | 'accounting'
    | StoreToDoKind
    | UnfinishedKind
    | BudgetToDoKind;
  count: number;
  total: Decimal | null;
  until: Day | null;
  /** Where it is decided. */
  documentId?: string;
  bill?: EndingDiscount;
}

/**
 * A draft is old after so many days, a quote or an order unanswered; a bill is named so many days before it is due, or before
 * its discount for early payment ends. Source: answers.md, "Fields", to-do list; answers-2.md, Q19 and Q26.
 */
const patience = { draft: 3, answer: 14, bill: 7 };

/** How many discounts that end are named one by one: those that end first. */
const namedDiscounts = 3;

/** Discounts for early payment that end within a week, each with what it is worth at home. */
const discountToDo = async (tx: Tx): Promise<Waiting[]> => {
  const bills = await tx.query(
    {
      id: column.id,
      number: column.text.orNull,
      issuedOn: column.day,
      earlyDays: column.small,
      earlyPercent: column.exact,
      homeOpen: column.exact,
    },
    `select id, number, issued_on, early_days, early_percent, home_open from document
     where business_id = $1 and kind = 'bill' and ${isOpenHere('document')} and early_days is not null
       and issued_on + early_days between $2 and $3
     order by issued_on + early_days, id limit $4`,
    [tx.business.id, tx.today, daysAfter(tx.today, patience.bill), namedDiscounts],
  );
  return bills.map(({ id, number, issuedOn, earlyDays, earlyPercent, homeOpen }) => {
    const until = daysAfter(issuedOn, earlyDays);
    return {
      kind: 'early discount',
      count: 1,
      total: earlyDiscount({ earlyPercent }, homeOpen, tx.business.homeCurrency),
      until,
      bill: { id, number, days: daysBetween(tx.today, until) },
    };
  });
};

/** Payments that were far too much, shown to those who may book or refuse them, with the invoice of the oldest. */
const heldToDo = async (tx: Tx): Promise<Waiting[]> => {
  if (!permits(tx.user.role, 'settings.account')) return [];
  const held = await tx.query(
    { documentId: column.id },
    `select document_id from held_payment where business_id = $1 and status = 'Held' order by held_at, id`,
    [tx.business.id],
  );
  return held[0]
    ? [
        {
          kind: 'held payments',
          count: held.length,
          total: null,
          until: null,
          documentId: held[0].documentId,
        },
      ]
    : [];
};

/** Default accounts and fiscal year, until all of them are chosen, for those who may choose them. Source: answers-2.md, Q78. */
const accountingToDo = async (tx: Tx): Promise<Waiting[]> => {
  const mayChoose =
    permits(tx.user.role, 'settings.account') && planHas(tx.business.plan, 'advancedAccounting');
  if (!mayChoose || isComplete(await accountingSettings(tx))) return [];
  return [{ kind: 'accounting', count: 0, total: null, until: null }];
};

/** What invoices of the business's country must say of it, until it is known, for those who may add it. */
const particularsToDo = async (tx: Tx): Promise<Waiting[]> => {
  if (!permits(tx.user.role, 'settings.business')) return [];
  return (await lacksParticulars(tx)) ? [{ kind: 'particulars', count: 0, total: null, until: null }] : [];
};

/** What waits for somebody: overdue documents, old drafts, unanswered quotes and orders, goods that ran out, run low or expire, and what was never begun. */
export const toDoList = async (tx: Tx): Promise<Waiting[]> => {
  const drafts = daysAfter(tx.today, -patience.draft - 1);
  const answers = daysAfter(tx.today, -patience.answer);
  const [[row], there, held, store, discounts, budget, accounting, particulars, unfinished] =
    await Promise.all([
      tx.query(
        {
          overdue: column.int,
          owed: column.exact,
          drafts: column.int,
          quotes: column.int,
          offered: column.exact,
          orders: column.int,
          ordered: column.exact,
          stock: column.int,
          low: column.int,
          expiring: column.int,
          bills: column.int,
          toPay: column.exact,
        },
        `select o.n as overdue, o.open as owed, d.n as drafts, q.n as quotes, q.total as offered, r.n as orders, r.total as ordered, s.n as stock, s.low, x.n as expiring, b.n as bills, b.open as to_pay
       from (select coalesce(sum(n), 0)::int as n, coalesce(sum(home_open), 0) as open from document_due
               where business_id = $1 and ${postedOn(receivable)} and ${pastDueHere('document_due', '$2')}) o,
         (select coalesce(sum(n), 0)::int as n from document_day
            where business_id = $1 and kind = 'invoice' and status = 'Draft' and on_day <= $3) d,
         (select coalesce(sum(n), 0)::int as n, coalesce(sum(home_total), 0) as total from document_day
            where business_id = $1 and kind = 'quote' and status = 'Open' and on_day <= $4) q,
         (select coalesce(sum(n), 0)::int as n, coalesce(sum(home_total), 0) as total from document_day
            where business_id = $1 and kind = 'order' and status = 'Issued' and on_day <= $4) r,
         (select (count(*) filter (where ${outHere}))::int as n, (count(*) filter (where ${lowHere}))::int as low from product
            where business_id = $1 and deleted_at is null and tracked) s,
         (select count(*)::int as n from product where business_id = $1 and deleted_at is null and ${expiringHere('$6')}) x,
         (select coalesce(sum(n), 0)::int as n, coalesce(sum(home_open), 0) as open from document_due
            where business_id = $1 and ${postedOn(payable)} and ${pastDueHere('document_due', '$5')}) b`,
        [
          tx.business.id,
          tx.today,
          drafts,
          answers,
          daysAfter(tx.today, patience.bill + 1),
          daysAfter(tx.today, expiryWarning),
        ],
      ),
      counters(tx),
      heldToDo(tx),
      storeToDo(tx),
      discountToDo(tx),
      budgetToDo(tx),
      accountingToDo(tx),
      particularsToDo(tx),
      unfinishedToDo(tx),
    ]);
  const {
    overdue,
    owed,
    drafts: old,
    quotes: open,
    offered,
    orders,
    ordered,
    stock,
    low,
    expiring,
    bills,
    toPay,
  } = row!;
  const all: Waiting[] = [
    { kind: 'overdue', count: overdue, total: owed, until: null },
    { kind: 'bills to pay', count: bills, total: toPay, until: null },
    { kind: 'unanswered quotes', count: open, total: offered, until: answers },
    { kind: 'unbilled orders', count: orders, total: ordered, until: answers },
    { kind: 'old drafts', count: old, total: null, until: drafts },
    { kind: 'out of stock', count: stock, total: null, until: null },
    { kind: 'low stock', count: low, total: null, until: null },
    { kind: 'expiring items', count: expiring, total: null, until: null },
  ];
  const begun: Waiting[] = [
    { kind: 'no customer', count: there.customers, total: null, until: null },
    { kind: 'no item', count: there.products, total: null, until: null },
    { kind: 'no invoice', count: there.all, total: null, until: null },
  ];
  return [
    ...held,
    ...store,
    ...unfinished,
    ...discounts,
    ...all.filter(({ count }) => count > 0),
    ...budget,
    ...begun.filter(({ count }) => count === 0),
    ...particulars,
    ...accounting,
  ];
};
