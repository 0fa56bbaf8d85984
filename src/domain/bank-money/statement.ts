import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { compare, type Decimal, fits, isNegative, isZero, minus, negated, plus } from '../money.ts';
import { largestAmount } from '../typed/amount.ts';
import { digitsOf } from '../values/currency.ts';
import { isDay } from '../values/is-day.ts';
import { type Refusal, refusalOf } from '../values/refusal.ts';
import { bankStatementFaults as words } from '../words/bank-money.ts';
import { amountWords } from '../words/everywhere.ts';

/** Where a statement of a bank stands. */
export type BankStatementStatus = 'Open' | 'Finished' | 'Removed';

/** What its chart knows beside its status. */
export interface BankStatementFacts {
  /** What is ticked comes to what the statement says. */
  balanced: boolean;
  /** No later statement of the bank is there. */
  newest: boolean;
}

/** A statement as it is typed, in the bank's currency. */
export interface BankStatementCard {
  lastDay: Day;
  closing: Decimal;
  /** Of the bank's first statement; of later ones they follow from the one before. */
  firstDay: Day | null;
  opening: Decimal | null;
}

/** What a bank said was there after a day, and what of the books was found on it. */
export interface BankStatement {
  id: string;
  accountId: number;
  /** Null for all but the first of its bank. */
  firstDay: Day | null;
  lastDay: Day;
  opening: Decimal;
  closing: Decimal;
  status: BankStatementStatus;
  /** What the entries on it come to. */
  ticked: Decimal;
  /** How many there are. */
  count: number;
  newest: boolean;
  version: number;
}

/** What is still to be found: what the statement says less what it began with and what is ticked. */
export const differenceOf = ({
  opening,
  closing,
  ticked,
}: Pick<BankStatement, 'opening' | 'closing' | 'ticked'>): Decimal => minus(minus(closing, opening), ticked);

/** What its chart is asked about. */
export const bankStatementStandingOf = (statement: BankStatement) => ({
  status: statement.status,
  facts: { balanced: isZero(differenceOf(statement)), newest: statement.newest } satisfies BankStatementFacts,
});

/** True once it was given up, with nothing of it left. */
export const isStatementRemoved = ({ status }: { status: string }): boolean => status === 'Removed';

/** A mark on an entry: on this statement or not, or of those before a first one, whether it counts as matched. */
export const statementMarks = ['ticked', 'unticked', 'outstanding', 'earlier'] as const;
export type StatementMark = (typeof statementMarks)[number];

const balanceFault = (amount: Decimal, currency: string): string | null => {
  const digits = digitsOf(currency);
  const size = isNegative(amount) ? negated(amount) : amount;
  if (!fits(amount, digits))
    return digits === 0 ? amountWords.noDecimals : amountWords.tooManyDecimals(digits);
  return compare(size, largestAmount) > 0 ? amountWords.tooLarge : null;
};

const lastDayFault = (
  { lastDay, firstDay }: BankStatementCard,
  previous: Pick<BankStatement, 'lastDay'> | null,
  { today }: Pick<World, 'today'>,
): string | null => {
  if (!isDay(lastDay)) return words.dayMissing;
  if (lastDay > today) return words.inFuture;
  if (previous && lastDay <= previous.lastDay) return words.notAfterPrevious;
  return !previous && firstDay !== null && lastDay < firstDay ? words.beforeFirst : null;
};

/**
 * Why a statement can't be kept as typed, or null.
 *
 * @param previous the one before it; null for the bank's first, which says itself where it begins
 */
export const statementRefusal = (
  card: BankStatementCard,
  previous: Pick<BankStatement, 'lastDay'> | null,
  currency: string,
  world: Pick<World, 'today'>,
): Refusal | null => {
  const faults: [field: string, message: string | null][] = [
    ['firstDay', previous || (card.firstDay !== null && isDay(card.firstDay)) ? null : words.firstDayMissing],
    ['lastDay', lastDayFault(card, previous, world)],
    ['opening', previous || card.opening === null ? null : balanceFault(card.opening, currency)],
    ['closing', balanceFault(card.closing, currency)],
  ];
  return refusalOf(faults.flatMap(([field, message]) => (message ? [{ field, message }] : [])));
};

/** What ticking some entries leaves to be found. */
export const differenceAfter = (difference: Decimal, amount: Decimal, isTicked: boolean): Decimal =>
  isTicked ? minus(difference, amount) : plus(difference, amount);
