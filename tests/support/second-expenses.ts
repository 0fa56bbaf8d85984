import { fraction, nearest, unitsOf } from './fraction.ts';
import { atHome } from './second-money.ts';
import type { BillTax } from './second-purchases.ts';
import { percentOfUnits } from './second-totals.ts';

/** A line of an expense: how much was spent on which account, and its tax; percent is null for none. */
export interface SpentLine extends BillTax {
  account: number;
  amount: string;
  percent: string | null;
  /** It is the tax on an import alone, which its amount is. */
  imported?: boolean;
}

/** An expense as typed, as both ledgers are told of it. Money is decimal text in its currency. */
export interface Spent {
  digits: number;
  rate: string;
  includesTax: boolean;
  lines: readonly SpentLine[];
  /** The account the money left. */
  paidFrom: number;
}

type Postings = [account: number, amount: bigint][];

/** The tax that is in an amount: of 119 with 19 percent 19. */
const taxIn = (units: bigint, percent: string): bigint => {
  const { top, bottom } = fraction(percent);
  return nearest({ top: units * top, bottom: 100n * bottom + top });
};

const lineOf = (
  { account, amount, percent, deductible, reverse, imported }: SpentLine,
  { digits, rate, includesTax, paidFrom }: Spent,
  homeDigits: number,
): Postings => {
  const home = (units: bigint) => atHome(units, digits, rate, homeDigits);
  const typed = unitsOf(fraction(amount), digits);
  if (imported) {
    const back = percentOfUnits(typed, deductible);
    return [
      [account, home(typed) - home(back)],
      [8, home(back)],
      [paidFrom, -home(typed)],
    ];
  }
  const charged = reverse ? null : percent;
  const tax = charged === null ? 0n : includesTax ? taxIn(typed, charged) : percentOfUnits(typed, charged);
  const net = includesTax ? typed - tax : typed;
  const owed = reverse && percent !== null ? percentOfUnits(net, percent) : 0n;
  const deducted = percentOfUnits(tax + owed, deductible);
  return [
    [account, home(net) + home(tax + owed) - home(deducted)],
    [8, home(deducted)],
    [9, -home(owed)],
    [paidFrom, -home(net) - home(tax)],
  ];
};

/** Expenses in the second ledger. Source: answers.md, "Postings", expense; answers-2.md, Q31 and Q32. */
export const spending = (post: (account: number, amount: bigint) => void, homeDigits: number) => {
  const posted = new Map<string, Postings>();
  const put = (id: string, sign: 1n | -1n) => {
    for (const [account, amount] of posted.get(id)!) post(account, sign * amount);
  };
  return {
    spend: (id: string, spent: Spent): void => {
      posted.set(
        id,
        spent.lines.flatMap((line) => lineOf(line, spent, homeDigits)),
      );
      put(id, 1n);
    },
    editExpense: (id: string, spent: Spent): void => {
      put(id, -1n);
      posted.set(
        id,
        spent.lines.flatMap((line) => lineOf(line, spent, homeDigits)),
      );
      put(id, 1n);
    },
    deleteExpense: (id: string): void => put(id, -1n),
    restoreExpense: (id: string): void => put(id, 1n),
    copyExpense: (from: string, to: string): void => {
      posted.set(to, posted.get(from)!);
      put(to, 1n);
    },
  };
};
