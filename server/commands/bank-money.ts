import { type CashCount, countAccount, planCashCount } from '../../src/domain/bank-money/cash-count.ts';
import { type FundRequest, fundAccounts, planFund } from '../../src/domain/bank-money/fund.ts';
import { planTransfer, type TransferRequest } from '../../src/domain/bank-money/transfer.ts';
import { planUndo } from '../../src/domain/bank-money/undo.ts';
import type { Entry, EntryKind } from '../../src/domain/books/entry.ts';
import { type Effects, effectsOf, noEffects } from '../../src/domain/plan/effects.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { bankMoneyRefusals, undoWords } from '../../src/domain/words/bank-money.ts';
import { accountAt } from '../store/books/accounts.ts';
import { statementDaysOf } from '../store/books/bank-statements.ts';
import { entriesOfTransfer, keepTransfer } from '../store/books/bank-transfers.ts';
import { entriesById, isReversed } from '../store/books/entries.ts';
import { rateOn } from '../store/books/exchange-rates.ts';
import { findMovedBank, movedBanksOn, ownAfter } from '../store/books/money-banks.ts';
import { holdBooks } from '../store/database/hold.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, Refused, runAct, type Tx } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';

/** What moving money by hand answers: its entry, the one it left by where it has two. For a preview, what it would do. */
export interface MoneyMoved extends Answer {
  id: string;
  warnings: string[];
  repeated?: boolean;
  effects?: Effects;
}

const write = async (tx: Tx, plan: Plan, entryId: string): Promise<MoneyMoved> => {
  const done = { id: entryId, warnings: plan.warnings };
  if (tx.previewOnly) return { ...done, effects: effectsOf(plan, new Map(), tx.business.homeCurrency) };
  await writePlan(tx, plan);
  return done;
};

/** What is on a bank decides what is posted: nobody else posts meanwhile. */
const worldAlone = async (tx: Tx) => {
  await holdBooks(tx, 'alone');
  return worldOf(tx);
};

/** Puts money into a bank, or takes it out. Throws `Missing`, and `Refused` for faults beside their fields. */
export const moveFund = (ctx: Ctx, request: FundRequest): Promise<MoneyMoved> =>
  runOnce(ctx, async (tx) => {
    const world = await worldAlone(tx);
    const bank = await findMovedBank(tx, request.bankId);
    const account = await accountAt(tx, request.accountId ?? fundAccounts[request.movement]);
    const { plan, entries } = runAct(planFund, request, bank, account, world);
    return write(tx, plan, entries[0]!.id);
  });

/** Moves money between two banks. Throws `Missing`, and `Refused` for faults beside their fields. */
export const transferFunds = (ctx: Ctx, request: TransferRequest): Promise<MoneyMoved> =>
  runOnce(ctx, async (tx) => {
    const world = await worldAlone(tx);
    const from = await findMovedBank(tx, request.fromId);
    const to = await findMovedBank(tx, request.toId);
    const kept = await rateOn(tx, from.currency, world.homeCurrency, request.leavesOn ?? world.today);
    const { plan, entries } = runAct(planTransfer, request, { from, to }, kept?.rate ?? null, world);
    const [left, arrived] = entries;
    const done = await write(tx, plan, left!.id);
    if (arrived && !tx.previewOnly) await keepTransfer(tx, left!.id, arrived.id);
    return done;
  });

/** What counting cash answers: the entry of the difference, none where there is none. */
interface CashCounted extends Answer {
  id: string | null;
  difference: string;
  warnings: string[];
  repeated?: boolean;
  effects?: Effects;
}

/** Brings the books to the cash that was counted. Throws `Missing`, and `Refused` for faults beside their fields. */
export const countCash = (ctx: Ctx, count: CashCount): Promise<CashCounted> =>
  runOnce(ctx, async (tx) => {
    const world = await worldAlone(tx);
    const bank = await findMovedBank(tx, count.bankId);
    const account = await accountAt(tx, count.accountId ?? countAccount);
    const onDay = await ownAfter(tx, bank, count.onDay ?? world.today);
    const planned = runAct(planCashCount, count, bank, onDay, account, world);
    if (!planned) return { id: null, difference: '0', warnings: [], effects: noEffects() };
    const { difference } = planned;
    return { ...(await write(tx, planned.plan, planned.entries[0]!.id)), difference };
  });

/** What is posted from here, and can be taken back here. */
const ownKinds: ReadonlySet<EntryKind> = new Set(['fund', 'fee', 'transfer']);

const isOwn = ({ kind }: Entry): boolean => ownKinds.has(kind);

/**
 * Takes back money that was moved by hand: both entries of a transfer. Repeated, it changes nothing. Throws `Missing`, and `Refused` for an entry
 * that something else posted.
 */
export const undoMove = (ctx: Ctx, entryId: string): Promise<MoneyMoved> =>
  runOnce(ctx, async (tx) => {
    const world = await worldAlone(tx);
    const ids = await entriesOfTransfer(tx, entryId);
    const found = await entriesById(tx, ids);
    const entries = ids.flatMap((id) => found.get(id) ?? []);
    if (entries.length === 0 && (await isReversed(tx, entryId)))
      return { id: entryId, warnings: [], repeated: true };
    if (entries.length === 0) throw new Missing();
    if (!entries.every(isOwn)) throw new Refused(refusal('illegal-move', bankMoneyRefusals.notFromHere));
    const accounts = entries.flatMap(({ lines }) => lines.map(({ accountId }) => accountId));
    const { plan } = planUndo(entries, await movedBanksOn(tx, accounts), world);
    const days = await statementDaysOf(tx, ids);
    const warnings = days.map((day) => undoWords.onStatement(formatDay(day, world.locale)));
    return write(tx, { ...plan, warnings }, entryId);
  });
