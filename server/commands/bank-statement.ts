import type { BankStatementCard, StatementMark } from '../../src/domain/bank-money/statement.ts';
import {
  leavesNothing,
  markStatementAct,
  moveStatementAct,
  saveStatementAct,
} from '../acts/bank-statement.ts';
import {
  insertStatement,
  lockStatement,
  markedEntries,
  matchEarlier,
  putOnStatement,
  removeStatement,
  setStatementStatus,
  statementsOfAccount,
  takeOffStatement,
  unmatchEarlier,
  updateStatement,
} from '../store/books/bank-statements.ts';
import { bankOfAccount, findMoneyBank } from '../store/books/money-banks.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What a statement's command answers. */
export interface StatementDone extends Answer {
  id: string;
  repeated?: boolean;
}

const trail = (tx: Tx, act: string, id: string, data: Record<string, unknown>) =>
  recordEvent(tx, `bankStatement.${act}`, 'bankStatement', id, data);

/** What counts as matched before the first statement follows the day it begins on; what was chosen as outstanding stays so. */
const followFirstDay = async (
  tx: Tx,
  statement: { id: string; accountId: number },
  before: string | null,
  after: string | null,
): Promise<void> => {
  if (after === null || after === before) return;
  if (before === null || after > before) await matchEarlier(tx, statement, before, after);
  else await unmatchEarlier(tx, statement.id, after);
};

/**
 * Begins a statement of a bank, or changes the open one. It begins where the one before ended; the first says where it begins itself, and what lies
 * before counts as matched. Throws `Missing`, and `Refused` for faults, an older version, and while another one is open.
 */
export const saveStatement = (
  ctx: Ctx,
  bankId: string,
  typed: BankStatementCard,
  existing: { id: string; version: number | null } | null,
): Promise<StatementDone> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const standing = existing && (await lockStatement(tx, existing.id));
    const bank = standing ? await bankOfAccount(tx, standing.accountId) : await findMoneyBank(tx, bankId);
    const all = await statementsOfAccount(tx, bank.accountId);
    const others = all.filter((other) => other.id !== standing?.id);
    const card = others[0] ? { ...typed, firstDay: null } : typed;
    runAct(saveStatementAct, card, standing, others, bank, tx);
    if (standing) await refuseStaleVersion(tx, standing, existing.version);
    const opening = others[0]?.closing ?? card.opening ?? '0';
    const id = standing?.id ?? newId();
    await (standing
      ? updateStatement(tx, id, card, opening)
      : insertStatement(tx, id, bank.accountId, card, opening));
    const about = { id, accountId: bank.accountId };
    await followFirstDay(tx, about, standing?.firstDay ?? null, card.firstDay);
    const { lastDay, closing } = card;
    await trail(tx, standing ? 'update' : 'create', id, { bank: bank.name, lastDay, closing });
    return { id };
  });

/** Puts entries on an open statement or takes them off. Repeated, it changes nothing. Throws `Missing` and `Refused`. */
export const markStatement = (
  ctx: Ctx,
  id: string,
  entryIds: readonly string[],
  mark: StatementMark,
): Promise<StatementDone> =>
  runOnce(ctx, async (tx) => {
    const statement = await lockStatement(tx, id);
    const ids = [...new Set(entryIds)];
    const entries = await markedEntries(tx, statement.accountId, ids);
    const { put, takeOff } = runAct(markStatementAct, statement, entries, ids.length, mark);
    if (put.length > 0) await putOnStatement(tx, statement, put, mark === 'earlier');
    if (takeOff.length > 0) await takeOffStatement(tx, statement, takeOff);
    return { id };
  });

const acts = { finish: 'statement.finish', reopen: 'statement.reopen', delete: 'statement.delete' } as const;

/**
 * Finishes a statement that has no difference, opens the newest again, or removes an open one. Repeated, finishing changes nothing. Throws `Missing`
 * and `Refused`.
 */
export const moveStatement = (ctx: Ctx, id: string, act: keyof typeof acts): Promise<StatementDone> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const statement = await lockStatement(tx, id);
    const move = runAct(moveStatementAct, statement, acts[act]);
    if (!move.moved) return { id, repeated: true };
    if (leavesNothing(move)) await removeStatement(tx, id);
    else await setStatementStatus(tx, id, act === 'finish' ? 'Finished' : 'Open');
    await trail(tx, act, id, { lastDay: statement.lastDay, closing: statement.closing });
    return { id };
  });
