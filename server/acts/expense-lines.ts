import { keepsLines, type NumberedAccount, takesLines } from '../../src/domain/books/ledger-account.ts';
import type { ExpenseCategory } from '../../src/domain/expense/category.ts';
import {
  type Expense,
  type ExpenseCard,
  type ExpenseLine,
  type ExpenseLineRequest,
  type ExpenseRequest,
  type TypedExpenseLine,
  typedAmount,
} from '../../src/domain/expense/expense.ts';
import type { PostableLine } from '../../src/domain/expense/posting.ts';
import { compare } from '../../src/domain/money.ts';
import { outOfUse, type Tax } from '../../src/domain/tax/tax.ts';
import { invalid, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { contactProblems } from '../../src/domain/words/contacts.ts';
import { expenseFaults as words } from '../../src/domain/words/expenses.ts';
import { chosenTax } from './typed-taxes.ts';

/** What the lines of an expense are on, as it was looked up. */
export interface Places {
  categories: readonly ExpenseCategory[];
  /** The accounts of its lines and of their categories, those it is on among them. */
  accounts: readonly NumberedAccount[];
}

/** A line with where it was, if it was in the expense before. */
export interface PlacedLine extends TypedExpenseLine {
  id: string | null;
  kept: ExpenseLine | null;
}

/** A card whose lines know where they were. */
export interface PlacedCard extends ExpenseCard {
  lines: readonly PlacedLine[];
}

/** True where what a request says without lines is what several lines come to, as they were typed or as they are answered. */
const saysTheSame = (
  { category, amount, taxId, includesTax = false }: ExpenseRequest,
  expense: Expense,
): boolean => {
  const [first] = expense.lines;
  const isAmount =
    (includesTax === expense.includesTax && compare(amount, typedAmount(expense)) === 0) ||
    (!includesTax && compare(amount, expense.net) === 0);
  return isAmount && category === (first!.category ?? 0) && taxId === (first!.tax?.id ?? null);
};

/** Why what is said beside the lines isn't what they say, or null. */
const headRefusal = (
  { category, amount, taxId }: ExpenseRequest,
  lines: readonly ExpenseLineRequest[],
): Refusal | null => {
  const [first] = lines;
  if (!first) return null;
  if (category !== (first.category ?? 0)) return invalid('category', words.notFirstLine);
  if (taxId !== null && taxId !== first.taxId) return invalid('taxId', words.notFirstLine);
  const total = typedAmount({ lines });
  return compare(amount, total) === 0 ? null : invalid('amount', words.notTheSum({ total }));
};

/** The lines of a request that names none: the one that it is itself. It stays on its account where it names no category. */
const onlyLine = (
  { category, amount, taxId, importTax }: ExpenseRequest,
  standing: Expense | null,
): ExpenseLineRequest => {
  const before = standing?.lines[0];
  const kept = before?.tax?.id === taxId ? before?.importTax : null;
  const accountId = category === 0 ? (before?.accountId ?? null) : null;
  return {
    id: before?.id ?? null,
    category: accountId === null ? category : null,
    accountId,
    amount,
    taxId,
    importTax: importTax ?? kept,
  };
};

const asRequested = ({
  id,
  category,
  accountId,
  amount,
  tax,
  importTax,
}: ExpenseLine): ExpenseLineRequest => ({
  id,
  category,
  accountId,
  amount,
  taxId: tax?.id ?? null,
  importTax,
});

/** The lines that are asked for, and whether their amounts have the tax in them. */
export const linesRequested = (
  request: ExpenseRequest,
  standing: Expense | null,
): { lines: readonly ExpenseLineRequest[]; includesTax: boolean } | Refusal => {
  const { lines, includesTax = false } = request;
  if (lines) return headRefusal(request, lines) ?? { lines, includesTax };
  if (!standing || standing.lines.length === 1) return { lines: [onlyLine(request, standing)], includesTax };
  return saysTheSame(request, standing)
    ? { lines: standing.lines.map(asRequested), includesTax: standing.includesTax }
    : invalid('amount', words.severalLines);
};

const placedLine = (
  { id, taxId, ...line }: ExpenseLineRequest,
  taxes: readonly Tax[],
  kept: ExpenseLine | null,
): PlacedLine => {
  if (taxId === null) return { ...line, id, kept, tax: null };
  const chosen = () => chosenTax(taxes.find((one) => one.id === taxId)!);
  return { ...line, id, kept, tax: kept?.tax?.id === taxId ? kept.tax : chosen() };
};

/** The lines with where they were: of two that claim to be the same one the first is. */
export const placedLines = (
  lines: readonly ExpenseLineRequest[],
  taxes: readonly Tax[],
  standing: Expense | null,
): PlacedLine[] =>
  lines.map((line, index) => {
    const isFirst = lines.findIndex(({ id }) => id === line.id) === index;
    const kept = isFirst ? standing?.lines.find(({ id }) => id === line.id) : undefined;
    return placedLine(line, taxes, kept ?? null);
  });

/** Why a line can't be on its category, or null. A line that has it keeps it, while its account is one for lines. */
const categoryRefusal = (
  { category, kept }: Pick<PlacedLine, 'category' | 'kept'>,
  field: string,
  { categories, accounts }: Places,
): Refusal | null => {
  const found = categories.find(({ number }) => number === category);
  if (!found) return invalid(field, words.categoryUnknown);
  if (!found.active && kept?.category !== found.number) return invalid(field, words.categoryInactive);
  const account = accounts.find(({ id }) => id === found.accountId);
  return account && !keepsLines(account) ? invalid(field, words.categoryAccountUnfit) : null;
};

/** The same of an account of the books. */
const accountRefusal = (
  { accountId, kept }: Pick<PlacedLine, 'accountId' | 'kept'>,
  field: string,
  { accounts }: Places,
): Refusal | null => {
  const account = accounts.find(({ id }) => id === accountId);
  const mayBeOn = kept?.accountId === accountId ? keepsLines : takesLines;
  return account && mayBeOn(account) ? null : invalid(field, contactProblems.accountTakesNoLines);
};

export const placeRefusal = (
  line: Pick<PlacedLine, 'category' | 'accountId' | 'kept'>,
  index: number,
  looked: Places,
): Refusal | null =>
  line.accountId === null
    ? categoryRefusal(line, `lines.${index}.category`, looked)
    : accountRefusal(line, `lines.${index}.accountId`, looked);

export const firstOf = <Value>(
  values: readonly Value[],
  refusalOf: (value: Value, index: number) => Refusal | null,
) => {
  for (const [index, value] of values.entries()) {
    const refused = refusalOf(value, index);
    if (refused) return refused;
  }
  return null;
};

export const taxRefusal = (
  { tax, kept }: PlacedLine,
  index: number,
  taxes: readonly Tax[],
): Refusal | null => {
  const chosen = tax && kept?.tax?.id !== tax.id ? taxes.find(({ id }) => id === tax.id) : undefined;
  return chosen ? outOfUse(chosen, `lines.${index}.taxId`) : null;
};

/** The account a line is posted on, and its category. */
export const postedOn = (
  { category, accountId }: TypedExpenseLine,
  categories: readonly ExpenseCategory[],
) => {
  const found = categories.find(({ number }) => number === category);
  return accountId === null
    ? { categoryId: found!.id, postedOn: found!.accountId }
    : { categoryId: null, postedOn: accountId };
};

/** The lines of an expense that is posted anew unchanged, or the refusal of one whose account no longer takes lines. */
export const sameLines = ({ lines }: Expense, looked: Places): PostableLine[] | Refusal => {
  const refused = firstOf(lines, (line, index) => placeRefusal({ ...line, kept: line }, index, looked));
  // There is no form to stand beside: the sentence says which line.
  if (refused) return refusal('invalid', words.lineUnfit({ reason: refused.message }));
  return lines.map((line) => ({ ...line, ...postedOn(line, looked.categories) }));
};
