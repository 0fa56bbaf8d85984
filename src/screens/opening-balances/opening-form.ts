import type { OursAnswer } from '../../api/calls/call.ts';
import type { openingBalanceCalls } from '../../api/calls/opening-balances.ts';
import { sideOf } from '../../domain/books/fiscal-balances.ts';
import { type BalanceRow, pastedBalances, type ReadBalances } from '../../domain/import/opening-file.ts';
import { accountTyped } from '../../domain/journal-entry/placed-line.ts';
import { sideProblems } from '../../domain/journal-entry/typed-entry.ts';
import { type Decimal, decimal, isZero, minus, negated, sum, zero } from '../../domain/money.ts';
import { pastedAmount } from '../../domain/typed/grid-cells.ts';
import { isDay } from '../../domain/values/is-day.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { openingFaults } from '../../domain/words/contacts.ts';
import {
  openingBalanceFaults as faults,
  openingBalanceWords as words,
} from '../../domain/words/opening-balances.ts';
import { type NumberForm, numberProblem } from '../kit/fields/use-number-text.ts';

export type OpeningView = OursAnswer<typeof openingBalanceCalls.getOpeningBalances>;
export type OpeningAccount = OpeningView['accounts'][number];
export const sides = ['debit', 'credit'] as const;
type Side = (typeof sides)[number];

/** Balances as they are typed: what isn't among the cells is as the books have it. */
export interface OpeningForm {
  onDay: string;
  /** By side and account; empty for nothing. */
  cells: Readonly<Record<string, string>>;
  /** Rows of a file or the clipboard whose account wasn't found. */
  unplaced: readonly BalanceRow[];
}

/** The field of an amount. */
export const cellName = (side: Side, accountId: number): string => `${side}-${accountId}`;

const textOf = (amount: Decimal): string => (isZero(amount) ? '' : amount);

/** What a cell shows: what was typed, else what the books have on the day. */
export const cellText = ({ cells }: OpeningForm, account: OpeningAccount, side: Side): string =>
  cells[cellName(side, account.accountId)] ?? textOf(account[side]);

/** One side of an account typed; what was on the other makes room for it. */
export const withTyped = (
  { cells }: OpeningForm,
  { accountId }: OpeningAccount,
  side: Side,
  text: string,
): Pick<OpeningForm, 'cells'> => ({
  cells: {
    ...cells,
    [cellName(side, accountId)]: text,
    ...(text !== '' && { [cellName(side === 'debit' ? 'credit' : 'debit', accountId)]: '' }),
  },
});

const isAmount = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
const amountOf = (text: string): Decimal => (isAmount(text) ? decimal(text) : zero);

/** What an account will have, debits less credits; what can't be read counts nothing until it is mended. */
const netTyped = (form: OpeningForm, account: OpeningAccount): Decimal =>
  minus(amountOf(cellText(form, account, 'debit')), amountOf(cellText(form, account, 'credit')));

/** What an account has in the books. */
export const netBooked = ({ debit, credit }: OpeningAccount): Decimal => minus(debit, credit);

/** True of an account that will have another balance than the books say. */
export const isChanged = (form: OpeningForm, account: OpeningAccount): boolean =>
  sides.some((side) => cellText(form, account, side) !== textOf(account[side])) &&
  !(
    sides.every((side) => isAmount(cellText(form, account, side) || '0')) &&
    isZero(minus(netTyped(form, account), netBooked(account)))
  );

/** Every account whose balance is typed: the one that takes the rest is worked out. */
export const typedAccounts = ({ accounts }: OpeningView): OpeningAccount[] =>
  accounts.filter(({ source }) => source !== 'equity');

/** What the account that takes the rest will have, debits less credits. */
export const equityOf = (form: OpeningForm, view: OpeningView): Decimal =>
  negated(sum([view.earlier, ...typedAccounts(view).map((account) => netTyped(form, account))]));

/** What both columns come to, the rest and earlier years included: they are equal. */
export const totalsOf = (form: OpeningForm, view: OpeningView): Record<Side, Decimal> => {
  const rows = [
    ...typedAccounts(view).map((account) => netTyped(form, account)),
    view.earlier,
    equityOf(form, view),
  ].map(sideOf);
  return { debit: sum(rows.map(({ debit }) => debit)), credit: sum(rows.map(({ credit }) => credit)) };
};

/** What is wrong with the balance of an account, by side, as it is typed. */
export const balanceFaults = (
  form: OpeningForm,
  account: OpeningAccount,
  numbers: NumberForm,
): [string, string][] => {
  const unreadable = sides.flatMap((side): [string, string][] => {
    const problem = numberProblem(cellText(form, account, side), numbers);
    return problem ? [[side, problem]] : [];
  });
  if (unreadable.length > 0) return unreadable;
  const [debit, credit] = sides.map((side) => amountOf(cellText(form, account, side)));
  const wrong = sideProblems({ debit: debit!, credit: credit! }, numbers.most);
  if (wrong.length > 0 || account.closed === null || !isChanged(form, account)) return wrong;
  return [[isZero(credit!) ? 'debit' : 'credit', account.closed]];
};

/** Why a row has no place: nobody knows its account, or another row has it already. */
export const whyUnplaced = ({ names }: BalanceRow, { accounts }: OpeningView): string => {
  const known = accounts.map(({ accountId: id, account: name, code }) => ({ id, name, code }));
  const isKnown = names.some((account) => accountTyped({ accountId: null, account }, known));
  if (isKnown) return faults.accountTwice;
  return names.length > 0 ? words.accountUnknown(names.join(' ')) : words.accountMissing;
};

/** Every fault of the form, each beside its cell or row. */
export const openingProblems = (
  form: OpeningForm,
  view: OpeningView,
  numbers: NumberForm,
): FieldProblem[] => [
  ...(isDay(form.onDay) ? [] : [{ field: 'onDay', message: openingFaults.dayMissing }]),
  ...(form.onDay > view.today ? [{ field: 'onDay', message: openingFaults.balanceInFuture }] : []),
  ...typedAccounts(view).flatMap((account) =>
    balanceFaults(form, account, numbers).map(([side, message]) => ({
      field: cellName(side as Side, account.accountId),
      message: words.cellOf({ cell: message, account: account.account }),
    })),
  ),
  ...form.unplaced.map((row) => ({ field: `unplaced-${row.line}`, message: whyUnplaced(row, view) })),
];

/** The accounts that get another balance, as they are sent. */
export const sentOpening = (form: OpeningForm, view: OpeningView) => ({
  onDay: form.onDay,
  lines: typedAccounts(view)
    .filter((account) => isChanged(form, account))
    .map((account) => ({
      accountId: account.accountId,
      debit: amountOf(cellText(form, account, 'debit')),
      credit: amountOf(cellText(form, account, 'credit')),
    })),
});

/** The form with balances put in; rows without an account wait beside the grid. */
export const filledWith = (
  form: OpeningForm,
  { placed, unplaced }: ReadBalances,
): Pick<OpeningForm, 'cells' | 'unplaced'> => ({
  cells: {
    ...form.cells,
    ...Object.fromEntries(
      placed.flatMap(({ accountId, debit, credit }) => [
        [cellName('debit', accountId), debit],
        [cellName('credit', accountId), credit],
      ]),
    ),
  },
  unplaced,
});

/** Pasted cells laid over the grid from one cell on; what reaches beyond its edge is left out. */
const laidOver = (
  form: OpeningForm,
  cells: readonly (readonly string[])[],
  accounts: readonly OpeningAccount[],
  from: { account: OpeningAccount; side: Side },
  locale: string,
): Pick<OpeningForm, 'cells'> => {
  const first = accounts.indexOf(from.account);
  const patch: Record<string, string> = {};
  for (const [down, line] of cells.entries())
    for (const [across, cell] of line.entries()) {
      const [account, side] = [accounts[first + down], sides[sides.indexOf(from.side) + across]];
      if (account && side) patch[cellName(side, account.accountId)] = pastedAmount(cell, locale);
    }
  return { cells: { ...form.cells, ...patch } };
};

/** What was pasted into a cell: rows that name their accounts go to these, amounts alone down from the cell. */
export const pastedInto = (
  form: OpeningForm,
  cells: readonly (readonly string[])[],
  view: OpeningView,
  from: { account: OpeningAccount; side: Side },
  locale: string,
): Partial<OpeningForm> => {
  const known = view.accounts.map(({ accountId: id, account: name, code }) => ({ id, name, code }));
  const named = pastedBalances(cells, known, locale);
  return named ? filledWith(form, named) : laidOver(form, cells, typedAccounts(view), from, locale);
};
