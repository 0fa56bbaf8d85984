import { type Entry, postedLines, reversed, type TaxedLine } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import type { TaxRecord } from '../books/tax-record.ts';
import type { Day } from '../day.ts';
import { farDayRefusal } from '../far-day.ts';
import { formatDay } from '../format.ts';
import { atRate, isZero, minus, negated } from '../money.ts';
import { emptyPlan, type Plan, record, type World } from '../plan.ts';
import { invalid, type Refusal } from '../refusal.ts';
import { ruleOf } from '../tax.ts';
import { openingFaults } from '../words/contacts.ts';
import { expenseFaults, expense as words } from '../words/expenses.ts';
import type { ExpenseCategory } from './category.ts';
import type { Expense, ExpenseStatus } from './expense.ts';
import { claimedOf, type HomeParts, homePartsOf } from './home-parts.ts';

/** An expense about to be posted, and the category it is posted under. */
export type Postable = Omit<Expense, 'number' | 'entryId' | 'version' | 'status'>;

/** What an expense was taxed with; undefined for one without tax. */
const taxRecordOf = (
  { tax, net, taxAmount, rate, currency }: Postable,
  home: HomeParts,
  { homeDigits }: World,
): TaxRecord | undefined => {
  if (!tax) return undefined;
  const { kind, deductible } = ruleOf(tax);
  return {
    side: 'purchase',
    documentId: null,
    documentLineId: null,
    taxId: tax.id,
    taxName: tax.name,
    kind,
    rate: tax.percent,
    deductible,
    country: '',
    currency,
    base: net,
    homeBase: atRate(net, rate, homeDigits),
    tax: taxAmount,
    homeTax: atRate(taxAmount, rate, homeDigits),
    deducted: claimedOf({ tax, taxAmount, currency }),
    homeDeducted: home.claimed,
  };
};

/**
 * An expense in the books: its category's account with the tax that is not recoverable, recoverable tax on 8, against the
 * account the money left, as the sum of what its amount and its tax are at home. Source: answers.md, "Postings", expense.
 */
const entryOf = (expense: Postable, category: ExpenseCategory, world: World): Entry => {
  const { currency, rate, vendorId: contactId, name: memo, tax, total } = expense;
  const claimed = claimedOf(expense);
  const home = homePartsOf(expense, world.homeDigits);
  const about = { currency, rate, contactId, channel: 'manual', memo };
  const lines: TaxedLine[] = [
    {
      ...about,
      accountId: category.accountId,
      categoryId: category.id,
      amount: home.cost,
      foreignAmount: minus(total, claimed),
    },
    {
      ...about,
      accountId: world.accounts.taxPaid,
      taxId: tax?.id ?? null,
      taxBase: expense.net,
      amount: home.claimed,
      foreignAmount: claimed,
      taxed: taxRecordOf(expense, home, world),
    },
    { ...about, accountId: expense.accountId, amount: negated(home.total), foreignAmount: negated(total) },
  ];
  return {
    id: world.newId(),
    onDay: expense.onDay,
    kind: 'expense',
    documentId: null,
    paymentId: null,
    reverses: null,
    memo: words.expenseOf({ name: memo }),
    ...postedLines(lines),
  };
};

/** What an act on an expense does to the books, and the entry it is in afterwards. */
export interface PlannedExpense {
  plan: Plan;
  entryId: string;
}

/** What happened to it: the act, and where it led. */
export interface ExpenseMove {
  act: string;
  from: ExpenseStatus | null;
  to: ExpenseStatus;
}

const happened = (
  { id, total: amount }: Pick<Postable, 'id' | 'total'>,
  { act, ...path }: ExpenseMove,
  entryId: string,
  world: World,
) => record(world, `expense.${act}`, { id, kind: 'expense' }, path, { amount, entryId });

/** The refusal of taking back what was posted on a day that was locked since; it names that day, for no other can be chosen. */
const lockedSince = (onDay: Day, world: World): Refusal | null => {
  const locked = lockRefusal(world, onDay);
  if (!locked) return null;
  const dayText = (day: Day) => formatDay(day, world.locale);
  const message = words.dayLocked({ day: dayText(onDay), lockedUntil: dayText(world.lockedUntil!) });
  return { ...locked, message, fields: [{ field: 'onDay', message }] };
};

/**
 * Posts an expense on its own day, and takes back the entry it stood in on that one's. Refused in the future, on a locked
 * day of either, and where it is worth nothing at home. Source: answers-2.md, Q35; lifecycles.md, N19.
 *
 * @param standing the entry it is in; null where it is in none
 */
export const planExpense = (
  expense: Postable,
  category: ExpenseCategory,
  standing: Entry | null,
  move: ExpenseMove,
  world: World,
): PlannedExpense | Refusal => {
  const { onDay, homeTotal } = expense;
  if (onDay > world.today) return invalid('onDay', expenseFaults.inFuture);
  if (isZero(homeTotal))
    return invalid('amount', openingFaults.worthTooLittle({ homeCurrency: world.homeCurrency }));
  const locked = (standing && lockedSince(standing.onDay, world)) ?? lockRefusal(world, onDay);
  const far = farDayRefusal(world, { field: 'onDay', day: onDay, before: standing?.onDay });
  const refused = locked ?? far;
  if (refused) return refused;
  const back = standing
    ? [reversed(standing, { id: world.newId(), onDay: standing.onDay, memo: words.corrected })]
    : [];
  const entry = entryOf(expense, category, world);
  const plan = {
    ...emptyPlan(),
    entries: [...back, entry],
    events: [happened(expense, move, entry.id, world)],
    usage: move.from === 'Recorded' ? {} : { expenses: 1 },
  };
  return { plan, entryId: entry.id };
};

/** Takes an expense out of the books, on its own day. Refused where that is locked. */
export const planExpenseDeletion = (
  expense: Expense,
  standing: Entry,
  move: ExpenseMove,
  world: World,
): PlannedExpense | Refusal => {
  const locked = lockedSince(standing.onDay, world);
  if (locked) return locked;
  const back = reversed(standing, { id: world.newId(), onDay: standing.onDay, memo: words.deleted });
  const events = [happened(expense, move, back.id, world)];
  const plan = { ...emptyPlan(), entries: [back], events, usage: { expenses: -1 } };
  return { plan, entryId: expense.entryId };
};
