import { blankBank } from '../../src/domain/books/bank.ts';
import { minus } from '../../src/domain/money.ts';
import { saveBank } from '../commands/bank.ts';
import { countCash, transferFunds } from '../commands/bank-money.ts';
import { markStatement, moveStatement, saveStatement } from '../commands/bank-statement.ts';
import { createBudget } from '../commands/budget.ts';
import { addJournalEntry, reverseJournalEntry } from '../commands/journal-entry.ts';
import { findMoneyBank, ownAfter } from '../store/books/money-banks.ts';
import { column } from '../store/database/row.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { bookBudgets, bookEntries, bookTransfers } from './books.ts';
import type { StoryAct } from './story-acts.ts';

/** What the bookkeeper made so far: banks by what they are called here, entries and statements by their numbers in the story. */
export interface Kept {
  banks: Map<'bank' | 'pounds', string>;
  entries: Map<number, string>;
  statements: Map<number, string>;
}

type Of<Name extends StoryAct['act']> = Extract<StoryAct, { act: Name }>;

const noLine = {
  account: '',
  description: '',
  contactId: null,
  contact: '',
  dueOn: null,
  settlesEntry: null,
  taxId: null,
  taxBase: null,
};

const enter = async (ctx: Ctx, kept: Kept, { entry, n, reverseOn, day }: Of<'entry'>): Promise<void> => {
  const { memo, lines } = bookEntries[entry];
  const { id } = await addJournalEntry(ctx, {
    onDay: day,
    currency: ctx.business.homeCurrency,
    rate: null,
    memo,
    reference: '',
    reverseOn: reverseOn ?? null,
    lines: lines.map(([accountId, amount]) => ({
      ...noLine,
      accountId,
      debit: amount.startsWith('-') ? '0' : amount,
      credit: amount.startsWith('-') ? amount.slice(1) : '0',
    })),
  });
  kept.entries.set(n, id);
};

/** A bank by what it is called here; the cash on hand goes by the business’s own id. */
const bankOf = (ctx: Ctx, kept: Kept, name: 'bank' | 'pounds' | 'cash'): string =>
  name === 'cash' ? ctx.business.id : kept.banks.get(name)!;

const transfer = async (ctx: Ctx, kept: Kept, act: Of<'transfer'>): Promise<void> => {
  const { from, to, out, in: amountIn, fee, memo } = bookTransfers[act.transfer];
  await transferFunds(ctx, {
    fromId: bankOf(ctx, kept, from),
    toId: bankOf(ctx, kept, to),
    amountOut: out,
    amountIn,
    fee,
    leavesOn: act.day,
    arrivesOn: null,
    rate: null,
    memo,
    confirmOverdraft: true,
  });
};

const ownOn = (ctx: Ctx, bankId: string, day: string): Promise<string> =>
  withBusiness(ctx, 'read', async (tx) => ownAfter(tx, await findMoneyBank(tx, bankId), day));

const count = async (ctx: Ctx, { short, day }: Of<'count'>): Promise<void> => {
  const counted = minus(await ownOn(ctx, ctx.business.id, day), short);
  const memo = 'Cash counted at the end of the month';
  await countCash(ctx, { bankId: ctx.business.id, counted, onDay: day, accountId: null, memo, rate: null });
};

const plan = async (ctx: Ctx, { year, type }: Of<'budget'>): Promise<void> => {
  const { monthly, quarterly } = bookBudgets[type];
  const months = Array.from({ length: 12 }, (_, n) => n + 1);
  const rowOf = (amounts: Readonly<Record<string, string>>, isMonth: (month: number) => boolean) =>
    Object.entries(amounts).map(([accountId, amount]) => ({
      accountId: Number(accountId),
      months: months.filter(isMonth).map((month) => ({ month, amount })),
    }));
  const accounts = [...rowOf(monthly, () => true), ...rowOf(quarterly, (month) => month % 3 === 0)];
  await createBudget(
    ctx,
    { year, type },
    { months: [], accounts, withoutCostOfSales: undefined, reminds: undefined },
    (id) => id,
  );
};

const begin = async (ctx: Ctx, kept: Kept, { n, from, to }: Of<'statement'>): Promise<void> => {
  const bankId = kept.banks.get('bank')!;
  const closing = await ownOn(ctx, bankId, to);
  const card = { lastDay: to, closing, firstDay: from, opening: from ? '0' : null };
  kept.statements.set(n, (await saveStatement(ctx, bankId, card, null)).id);
};

/** Ticks what moved on the bank in some days, but for the last few. */
const tick = async (ctx: Ctx, kept: Kept, { n, from, to, leave }: Of<'tick'>): Promise<void> => {
  const found = await withBusiness(ctx, 'read', async (tx) => {
    const { accountId } = await findMoneyBank(tx, kept.banks.get('bank')!);
    return tx.query(
      { id: column.id },
      `select id from journal_entry e where business_id = $1 and on_day between $3 and $4 and exists (
         select from journal_line l where l.business_id = $1 and l.entry_id = e.id and l.account_id = $2) order by on_day, number`,
      [tx.business.id, accountId, from, to],
    );
  });
  const ids = found.map(({ id }) => id);
  await markStatement(ctx, kept.statements.get(n)!, ids.slice(0, ids.length - leave), 'ticked');
};

/** Plays an act of keeping the books; true where it was one. */
export const playBooks = async (ctx: Ctx, act: StoryAct, kept: Kept): Promise<boolean> => {
  switch (act.act) {
    case 'pounds': {
      const card = { ...blankBank, name: 'Pounds at Bank of Bruges', currency: 'GBP' };
      kept.banks.set('pounds', (await saveBank(ctx, card, null, { opening: null, makeDefault: false })).id);
      return true;
    }
    case 'entry':
      await enter(ctx, kept, act);
      return true;
    case 'take back':
      await reverseJournalEntry(ctx, kept.entries.get(act.n)!, act.day);
      return true;
    case 'transfer':
      await transfer(ctx, kept, act);
      return true;
    case 'count':
      await count(ctx, act);
      return true;
    case 'budget':
      await plan(ctx, act);
      return true;
    case 'statement':
      await begin(ctx, kept, act);
      return true;
    case 'tick':
      await tick(ctx, kept, act);
      return true;
    case 'finish':
      await moveStatement(ctx, kept.statements.get(act.n)!, 'finish');
      return true;
    default:
      return false;
  }
};
