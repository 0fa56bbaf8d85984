import type { LedgerAccount } from '../books/ledger-account.ts';
import { accountTyped } from '../journal-entry/placed-line.ts';
import { type Decimal, fixed, isZero } from '../money.ts';
import { fileAmount, pastedAmount } from '../typed/grid-cells.ts';
import { asTyped } from '../values/csv.ts';
import { openingFileTotals, openingFileColumns as words } from '../words/opening-balances.ts';
import { type FileRow, RowReader, separatorIn } from './file-rows.ts';
import { FileFault } from './limits.ts';

/** An account as a row of a file can name it. */
export type NamedAccount = Pick<LedgerAccount, 'id' | 'name' | 'code'>;

/** A row of balances as it was read: amounts as decimal text, empty for none, or as they were typed. */
export interface BalanceRow {
  /** Where it was, from 1. */
  line: number;
  /** What it calls its account: its code, its name or both. */
  names: readonly string[];
  debit: string;
  credit: string;
}

/** Balances of a file or the clipboard: those whose account was found, by its number, and the other rows. */
export interface ReadBalances {
  placed: (Pick<BalanceRow, 'debit' | 'credit'> & { accountId: number })[];
  unplaced: BalanceRow[];
}

/** Balances as a file: codes and names in columns of their own, plain decimals. */
export const openingFileRows = (
  lines: readonly { code: string; name: string; debit: Decimal; credit: Decimal }[],
  digits: number,
): string[][] => {
  const amount = (value: Decimal) => (isZero(value) ? '' : fixed(value, digits));
  return [
    [words.code[0], words.account[0], words.debit[0], words.credit[0]],
    ...lines.map(({ code, name, debit, credit }) => [code, name, amount(debit), amount(credit)]),
  ];
};

/** Finds the account of each row, each once. Rows without an amount, and those that sum up, are left out. */
const placedRows = (rows: readonly BalanceRow[], accounts: readonly NamedAccount[]): ReadBalances => {
  const read: ReadBalances = { placed: [], unplaced: [] };
  for (const row of rows) {
    const names = row.names.map((name) => asTyped(name).trim()).filter((name) => name !== '');
    const isEmpty = row.debit === '' && row.credit === '';
    if ((names.length === 0 && isEmpty) || names.some((one) => openingFileTotals.includes(one.toLowerCase())))
      continue;
    const account = names
      .map((typed) => accountTyped({ accountId: null, account: typed }, accounts))
      .find((found) => found !== undefined);
    const isNew = account && read.placed.every(({ accountId }) => accountId !== account.id);
    if (isNew) read.placed.push({ accountId: account.id, debit: row.debit, credit: row.credit });
    else if (!isEmpty) read.unplaced.push({ ...row, names });
  }
  return read;
};

const rowsOf = (text: string): FileRow[] | null => {
  const bare = text.replace(/^\uFEFF/, '');
  const reader = new RowReader(separatorIn(bare));
  try {
    return [...reader.read(bare), ...reader.end()];
  } catch (error) {
    if (error instanceof FileFault) return null;
    throw error;
  }
};

/**
 * Reads a file of balances, its columns by their names: a code, a name or both, a debit and a credit. Null for a file that has no such
 * columns. Source: finance answers, Q134.
 */
export const readOpeningFile = (
  text: string,
  accounts: readonly NamedAccount[],
  locale: string,
): ReadBalances | null => {
  const [head, ...rows] = rowsOf(text) ?? [];
  const columnOf = (names: readonly string[]) =>
    head?.cells.findIndex((cell) => names.some((name) => name.toLowerCase() === cell.trim().toLowerCase())) ??
    -1;
  const [code, account] = [columnOf(words.code), columnOf(words.account)];
  const [debit, credit] = [columnOf(words.debit), columnOf(words.credit)];
  if (debit < 0 || credit < 0 || (code < 0 && account < 0)) return null;
  const amountAt = (cells: readonly string[], at: number) => fileAmount(asTyped(cells[at] ?? ''), locale);
  return placedRows(
    rows.map(({ line, cells }) => ({
      line,
      names: [cells[code] ?? '', cells[account] ?? ''],
      debit: amountAt(cells, debit),
      credit: amountAt(cells, credit),
    })),
    accounts,
  );
};

const isAmountLike = (cell: string): boolean => /^[-–—]?$|^[^\p{L}]*\d[^\p{L}]*$/u.test(cell);

/**
 * Rows of a spreadsheet that begin with an account, then a debit and a credit; before them there may be its code. Null where the first
 * row begins with amounts, which are laid over the grid.
 */
export const pastedBalances = (
  cells: readonly (readonly string[])[],
  accounts: readonly NamedAccount[],
  locale: string,
): ReadBalances | null => {
  const [first = []] = cells;
  if (first.length < 2 || first.slice(0, -2).every(isAmountLike)) return null;
  const rows = cells.map((row, index) => ({
    line: index + 1,
    names: row.slice(0, -2),
    amounts: row.slice(-2),
  }));
  // A heading has words where the others have amounts.
  const balances = rows.filter(({ amounts }) => amounts.some(isAmountLike));
  return placedRows(
    balances.map(({ line, names, amounts: [debit = '', credit = ''] }) => ({
      line,
      names,
      debit: pastedAmount(debit, locale),
      credit: pastedAmount(credit, locale),
    })),
    accounts,
  );
};
