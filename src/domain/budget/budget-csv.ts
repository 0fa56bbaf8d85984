import { type Decimal, fixed, sum, zero } from '../money.ts';
import { fileAmount } from '../typed/grid-cells.ts';
import { budgetFile as words } from '../words/budgets.ts';
import { type BudgetMonth, totalsOf } from './budget.ts';

/** A line of a budget as a file has it: the type as a whole has no code. */
export interface BudgetFileLine {
  code: string;
  name: string;
  amounts: readonly Decimal[];
}

/** A budget as a file: the first days of its months in the head, plain decimals, and the total last. */
export const budgetFileRows = (
  lines: readonly BudgetFileLine[],
  months: readonly BudgetMonth[],
  digits: number,
): string[][] => {
  const row = ({ code, name, amounts }: BudgetFileLine) => {
    const own = months.map((_, n) => amounts[n] ?? zero);
    return [code, name, ...[...own, sum(own)].map((amount) => fixed(amount, digits))];
  };
  return [
    [words.code, words.account, ...months.map(({ from }) => from), words.total],
    ...lines.map(row),
    row({ code: '', name: words.total, amounts: totalsOf(lines) }),
  ];
};

/** The cells of a CSV file, by line; a comma, a semicolon or a tab between them, whichever its first line has. */
export const csvCells = (text: string): string[][] => {
  const bare = text.replace(/^\uFEFF/, '');
  const [first = ''] = bare.split(/\r?\n/, 1);
  const between = [';', '\t'].find((sign) => first.split(sign).length > first.split(',').length) ?? ',';
  const cells: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${between}\\r\\n]*)(${between}|\\r?\\n|$)`, 'g');
  for (const [whole, content = '', end] of bare.matchAll(cell)) {
    if (whole === '') break;
    cells.at(-1)!.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== between) cells.push([]);
  }
  return cells.filter((line) => line.some((one) => one.trim() !== ''));
};

/** What a file says of a budget: the amounts as they are typed, by line, and the accounts it names that are none of them. */
export interface ReadBudgetFile<Line> {
  lines: { line: Line; amounts: string[] }[];
  unknown: string[];
}

/**
 * Reads a file of a budget: its columns by the first days of the months or, where it names none, the twelve after the name; its
 * lines by code or name. The line of totals is passed over. Null for a file that has no amounts of months.
 */
export const readBudgetFile = <Line extends { code: string; name: string }>(
  text: string,
  months: readonly BudgetMonth[],
  lines: readonly Line[],
  locale: string,
): ReadBudgetFile<Line> | null => {
  const [head, ...rows] = csvCells(text);
  const named = months.map(({ from }) => head?.findIndex((title) => title.trim() === from) ?? -1);
  const columns = named.some((at) => at >= 0) ? named : months.map((_, n) => n + 2);
  if (!head || !columns.some((at) => at >= 0 && at < head.length)) return null;
  const read: ReadBudgetFile<Line> = { lines: [], unknown: [] };
  for (const [code = '', name = '', ...amounts] of rows) {
    const [own, called] = [code.trim(), name.trim().toLowerCase()];
    const line =
      lines.find((one) => own !== '' && one.code === own) ??
      lines.find((one) => one.name.toLowerCase() === called);
    if (line)
      read.lines.push({
        line,
        amounts: columns.map((at) => fileAmount(at >= 2 ? (amounts[at - 2] ?? '') : '', locale)),
      });
    else if (called !== words.total.toLowerCase()) read.unknown.push(name.trim() || own);
  }
  return read;
};
