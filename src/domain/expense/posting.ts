import { type Entry, type EntryLine, postedLines, reversed, type TaxedLine } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import type { TaxRecord } from '../books/tax-record.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { ChosenTax } from '../documents/document.ts';
import { atRate, isZero, minus, negated, plus, zero } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { ruleOf } from '../tax/tax.ts';
import { countryCodeOf } from '../values/country.ts';
import { formatDay } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { openingFaults } from '../words/contacts.ts';
import { expenseFaults, expense as words } from '../words/expenses.ts';
import type { Expense, ExpenseLine, ExpenseStatus } from './expense.ts';
import { type HomeParts, homePartsOf, linePartsOf, taxOf } from './home-parts.ts';

/** A line about to be posted, and the account it is posted on. */
export interface PostableLine extends ExpenseLine {
  /** Of its category; null where it names an account. */
  categoryId: string | null;
  postedOn: number;
}

/** An expense about to be posted. */
export type Postable = Omit<Expense, 'number' | 'entryId' | 'version' | 'status' | 'lines'> & {
  lines: readonly PostableLine[];
  /** The country of its vendor's address as it is written there; empty for none. */
  vendorCountry: string;
};

/** A line with what it comes to in both currencies. */
interface Part {
  line: PostableLine;
  tax: ReturnType<typeof taxOf>;
  home: HomeParts;
}

/** What the tax of a line is computed from. */
const baseOf = ({ net, importTax }: PostableLine) => importTax?.base ?? net;

/** What a line was taxed with, on one of the two sides. */
const taxRecordOf = (
  { line, tax, home }: Part,
  chosen: ChosenTax,
  side: TaxRecord['side'],
  { rate, currency, vendorCountry }: Postable,
  { homeDigits }: World,
): TaxRecord => {
  const { kind, deductible } = ruleOf(chosen);
  const isSale = side === 'sale';
  return {
    side,
    documentId: null,
    documentLineId: line.id,
    taxId: chosen.id,
    taxName: chosen.name,
    kind,
    rate: chosen.percent,
    deductible,
    country: countryCodeOf(vendorCountry),
    currency,
    base: baseOf(line),
    homeBase: atRate(baseOf(line), rate, homeDigits),
    tax: isSale ? tax.owed : tax.tax,
    homeTax: isSale ? home.owed : atRate(tax.tax, rate, homeDigits),
    deducted: isSale ? zero : tax.claimed,
    homeDeducted: isSale ? zero : home.claimed,
  };
};

/** The tax of a line: what is claimed back of it, and by reverse charge all of it as owed to the office. */
const taxLines = (
  part: Part,
  about: Omit<EntryLine, 'accountId' | 'amount' | 'foreignAmount'>,
  expense: Postable,
  world: World,
): TaxedLine[] => {
  const { line, tax, home } = part;
  if (line.tax === null) return [];
  const more = { ...about, taxId: line.tax.id, taxBase: baseOf(line) };
  const claimed = {
    ...more,
    accountId: world.accounts.taxPaid,
    amount: home.claimed,
    foreignAmount: tax.claimed,
    taxed: taxRecordOf(part, line.tax, 'purchase', expense, world),
  };
  if (ruleOf(line.tax).kind !== 'reverse-charge') return [claimed];
  const owed = {
    ...more,
    accountId: world.accounts.taxCollected,
    amount: negated(home.owed),
    foreignAmount: negated(tax.owed),
    taxed: taxRecordOf(part, line.tax, 'sale', expense, world),
  };
  return [claimed, owed];
};

/**
 * An expense in the books: each line on its account with the tax that is not recoverable, recoverable tax on 8, what is owed by reverse charge
 * on 9, against the account the money left, as the sum of what its amounts and taxes are at home. Source: answers.md, "Postings", expense.
 */
const entryOf = (expense: Postable, world: World): Entry => {
  const { currency, rate, vendorId: contactId, name: memo, total } = expense;
  const about = { currency, rate, contactId, channel: 'manual', memo };
  const lines = expense.lines.flatMap((line): TaxedLine[] => {
    const tax = taxOf(line, currency);
    const part = { line, tax, home: linePartsOf(line, expense, world.homeDigits) };
    const ofLine = { ...about, documentLineId: line.id };
    const cost = {
      ...ofLine,
      accountId: line.postedOn,
      categoryId: line.categoryId,
      amount: part.home.cost,
      foreignAmount: minus(plus(line.total, tax.owed), tax.claimed),
    };
    return [cost, ...taxLines(part, ofLine, expense, world)];
  });
  const paid = homePartsOf(expense, world.homeDigits).total;
  return {
    id: world.newId(),
    onDay: expense.onDay,
    kind: 'expense',
    documentId: null,
    paymentId: null,
    reverses: null,
    memo: words.expenseOf({ name: memo }),
    ...postedLines([
      ...lines,
      { ...about, accountId: expense.accountId, amount: negated(paid), foreignAmount: negated(total) },
    ]),
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
  standing: Entry | null,
  move: ExpenseMove,
  world: World,
): PlannedExpense | Refusal => {
  const { onDay, homeTotal } = expense;
  if (onDay > world.today) return invalid('onDay', expenseFaults.inFuture);
  if (isZero(homeTotal))
    return invalid(
      expense.lines[0]?.importTax ? 'lines.0.taxAmount' : 'lines.0.amount',
      openingFaults.worthTooLittle({ homeCurrency: world.homeCurrency }),
    );
  const locked = (standing && lockedSince(standing.onDay, world)) ?? lockRefusal(world, onDay);
  const far = farDayRefusal(world, { field: 'onDay', day: onDay, before: standing?.onDay });
  const refused = locked ?? far;
  if (refused) return refused;
  const back = standing
    ? [reversed(standing, { id: world.newId(), onDay: standing.onDay, memo: words.corrected })]
    : [];
  const entry = entryOf(expense, world);
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
