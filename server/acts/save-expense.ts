import { type ChosenBank, chosenBankRefusal } from '../../src/domain/bank-money/bank-choice.ts';
import type { Entry } from '../../src/domain/books/entry.ts';
import { accountOfMode, reachesBank } from '../../src/domain/books/payment-mode.ts';
import type { World } from '../../src/domain/books/world.ts';
import { type CurrencyRights, currencyRefusal } from '../../src/domain/business/foreign-currency.ts';
import {
  type Expense,
  type ExpenseCard,
  type ExpenseFacts,
  type ExpenseRequest,
  expenseProblems,
  figuresOf,
  withoutLine,
} from '../../src/domain/expense/expense.ts';
import { homePartsOf } from '../../src/domain/expense/home-parts.ts';
import {
  type PlannedExpense,
  type Postable,
  planExpense,
  planExpenseDeletion,
} from '../../src/domain/expense/posting.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import { inOneLine } from '../../src/domain/text.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { invalid, isRefusal, type Refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { rateWords } from '../../src/domain/words/banks.ts';
import { deletedContact } from '../../src/domain/words/customers.ts';
import { type ExpenseEvent, expenseLifecycle } from '../../src/machines/expense/expense.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';
import {
  firstOf,
  linesRequested,
  type PlacedCard,
  type Places,
  placedLines,
  placeRefusal,
  postedOn,
  sameLines,
  taxRefusal,
} from './expense-lines.ts';

/** What a request names, as it was looked up. */
export interface ExpenseLookedUp extends Places {
  business: CurrencyRights;
  vendor: { id: string; name: string; deleted: boolean; billing: { country: string } } | null;
  taxes: readonly Tax[];
  /** The bank that was chosen, the default one where none was and the mode reaches one; null for neither. */
  bank: ChosenBank | null;
  /** The account of opening balances, where it was paid before that of its own account began; left out where a person typed it. */
  paidOn?: number | null;
}

/** An expense as it is, with whether its bank was archived, and its entry; null once it was taken back. */
export interface StandingExpense {
  expense: Expense & { bankArchived: boolean; vendorCountry: string };
  entry: Entry | null;
  /** The account of its bank; null or left out for none. */
  bankAccount?: number | null;
}

/** What an expense is to be written as, and what that does to the books. */
export interface SavedExpense extends PlannedExpense {
  expense: Omit<Postable, 'status'> & Pick<Expense, 'status' | 'entryId'>;
}

const moveOf = (
  { status, bankArchived }: StandingExpense['expense'],
  type: ExpenseEvent['type'],
): Move<ExpenseFacts> | Refusal => decide(expenseLifecycle, { status, facts: { bankArchived } }, { type });

const cardOf = (
  request: ExpenseRequest,
  looked: ExpenseLookedUp,
  standing: Expense | null,
  world: World,
): PlacedCard | Refusal => {
  const requested = linesRequested(request, standing);
  if (isRefusal(requested)) return requested;
  const { name, description, reference, vendorId, mode, bankId, currency, onDay, rate } = request;
  return {
    vendorId,
    mode,
    bankId,
    currency,
    name: inOneLine(name),
    description: description.trim(),
    reference: reference.trim(),
    onDay: onDay ?? standing?.onDay ?? world.today,
    rate: currency === world.homeCurrency ? '1' : (rate ?? '1'),
    includesTax: requested.includesTax,
    lines: placedLines(requested.lines, looked.taxes, standing),
  };
};

/** Why the bank can't be chosen, or null; an expense keeps the one it has, archived or not. Source: answers-2.md, Q74. */
const bankRefusal = (
  bank: ExpenseLookedUp['bank'],
  card: ExpenseCard,
  standing: Expense | null,
  { homeCurrency }: World,
): Refusal | null => {
  if (!bank || card.bankId === null) return null;
  const active = bank.active || standing?.bankId === bank.id;
  return chosenBankRefusal({ ...bank, active }, card.currency, homeCurrency);
};

const namedRefusal = (
  request: ExpenseRequest,
  card: PlacedCard,
  looked: ExpenseLookedUp,
  standing: Expense | null,
  world: World,
): Refusal | null => {
  const { business, vendor, bank, taxes } = looked;
  const place = firstOf(card.lines, (line, index) => placeRefusal(line, index, looked));
  if (place) return place;
  if (vendor?.deleted && standing?.vendorId !== vendor.id)
    return invalid('vendorId', deletedContact('vendor', vendor.name));
  if (card.currency !== world.homeCurrency && request.rate === null)
    return invalid('rate', rateWords.needed(card.currency));
  return (
    currencyRefusal(business, card.currency, standing?.currency, 'foreignCurrencyId') ??
    firstOf(card.lines, (line, index) => taxRefusal(line, index, taxes)) ??
    bankRefusal(bank, card, standing, world)
  );
};

/** What an import paid from opening balances stays there while neither its day nor how it was paid changes. Source: answers-2.md, Q56. */
const keptAccount = (card: ExpenseCard, bankId: string | null, standing: Expense | null, world: World) => {
  const isSame = standing?.onDay === card.onDay && standing.mode === card.mode && standing.bankId === bankId;
  return isSame && standing.accountId === world.accounts.opening ? standing.accountId : null;
};

const postable = (
  id: string,
  card: PlacedCard,
  { vendor, bank, categories, paidOn = null }: ExpenseLookedUp,
  standing: Expense | null,
  world: World,
) => {
  const { lines: figures, ...sums } = figuresOf(card);
  const bankId = reachesBank(card.mode) ? (bank?.id ?? null) : null;
  return {
    ...card,
    id,
    ...sums,
    lines: card.lines.map(({ kept, id: _, ...line }, index) => ({
      ...line,
      ...figures[index]!,
      id: kept?.id ?? world.newId(),
      ...postedOn(line, categories),
    })),
    bankId,
    vendorCountry: vendor?.billing.country ?? '',
    accountId:
      paidOn ??
      keptAccount(card, bankId, standing, world) ??
      accountOfMode(card.mode, bank?.accountId ?? null, world.accounts),
  };
};

/** A refusal as whoever names no lines reads it: at the fields of the expense itself. */
const asRead = (refused: Refusal, { lines }: ExpenseRequest): Refusal => {
  const [first] = refused.fields ?? [];
  if (lines || !refused.fields || !first) return refused;
  const fields = refused.fields.map(withoutLine);
  return {
    ...refused,
    message: refused.message === first.message ? fields[0]!.message : refused.message,
    fields: fields.filter(({ field }, at) => fields.findIndex((one) => one.field === field) === at),
  };
};

/**
 * Records an expense, or brings an existing one to what was typed: its entry is taken back and posted anew. Refused for
 * faults, for what is no longer in use and is chosen anew, and on locked days.
 *
 * @param standing null for a new one
 */
export const saveExpenseAct = (
  id: string,
  request: ExpenseRequest,
  looked: ExpenseLookedUp,
  standing: StandingExpense | null,
  world: World,
): SavedExpense | Refusal => {
  const saved = savedAs(id, request, looked, standing, world);
  return isRefusal(saved) ? asRead(saved, request) : saved;
};

const savedAs = (
  id: string,
  request: ExpenseRequest,
  looked: ExpenseLookedUp,
  standing: StandingExpense | null,
  world: World,
): SavedExpense | Refusal => {
  const move = standing && moveOf(standing.expense, 'expense.edit');
  if (isRefusal(move)) return move;
  const before = standing?.expense ?? null;
  const card = cardOf(request, looked, before, world);
  if (isRefusal(card)) return card;
  const refused = refusalOf(expenseProblems(card)) ?? namedRefusal(request, card, looked, before, world);
  if (refused) return refused;
  return postAs(postable(id, card, looked, before, world), standing, before ? 'edit' : 'create', world);
};

/** What people wrote on an expense, its lines in a row. */
const written = ({ lines, ...card }: ExpenseCard) => ({
  name: card.name,
  description: card.description,
  reference: card.reference,
  vendorId: card.vendorId,
  onDay: card.onDay,
  mode: card.mode,
  bankId: card.bankId,
  currency: card.currency,
  rate: card.rate,
  includesTax: card.includesTax,
  lines: lines.map(({ amount, tax, importTax }) =>
    tax ? `${importTax?.amount ?? amount} ${tax.name}` : amount,
  ),
});

const postAs = (
  card: Omit<Postable, 'homeTotal'>,
  standing: StandingExpense | null,
  act: string,
  world: World,
): SavedExpense | Refusal => {
  const expense = { ...card, homeTotal: homePartsOf(card, world.homeDigits).total };
  const path = { act, from: standing?.expense.status ?? null, to: 'Recorded' as const };
  const planned = planExpense(expense, standing?.entry ?? null, path, world);
  if (isRefusal(planned)) return planned;
  const { plan, entryId } = planned;
  const saved = { ...expense, status: 'Recorded' as const, entryId };
  const changes = act === 'edit' && standing ? changesBetween(written(standing.expense), written(card)) : [];
  return {
    plan: { ...plan, events: plan.events.map((one) => ({ ...one, changes })) },
    entryId,
    expense: saved,
  };
};

/** Records the same as another expense anew, today. */
export const duplicateExpenseAct = (
  id: string,
  { expense, bankAccount = null }: StandingExpense,
  looked: Places,
  world: World,
): SavedExpense | Refusal => {
  const move = moveOf(expense, 'expense.duplicate');
  if (isRefusal(move)) return move;
  const lines = sameLines(expense, looked);
  if (isRefusal(lines)) return lines;
  const { mode, accountId } = expense;
  const { accounts, today: onDay } = world;
  // An old one was paid from opening balances; today's isn't.
  const paidOn = accountId === accounts.opening ? accountOfMode(mode, bankAccount, accounts) : accountId;
  const own = lines.map((line) => ({ ...line, id: world.newId() }));
  const copy = { ...expense, id, onDay, accountId: paidOn, lines: own };
  return postAs(copy, null, 'duplicate', world);
};

/** Takes an expense out of the books; null for one that is deleted already. */
export const deleteExpenseAct = (
  { expense, entry }: StandingExpense,
  world: World,
): PlannedExpense | null | Refusal => {
  const move = moveOf(expense, 'expense.delete');
  if (isRefusal(move)) return move;
  if (!move.moved || !entry) return null;
  return planExpenseDeletion(expense, entry, { act: 'delete', from: 'Recorded', to: 'Deleted' }, world);
};

/** Posts a deleted expense anew on its own day. */
export const restoreExpenseAct = (
  { expense }: StandingExpense,
  looked: Places,
  world: World,
): SavedExpense | Refusal => {
  const move = moveOf(expense, 'expense.restore');
  if (isRefusal(move)) return move;
  const lines = sameLines(expense, looked);
  if (isRefusal(lines)) return lines;
  return postAs({ ...expense, lines }, { expense, entry: null }, 'restore', world);
};
