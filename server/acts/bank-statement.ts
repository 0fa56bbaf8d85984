import type { MoneyBank } from '../../src/domain/bank-money/moved-bank.ts';
import {
  type BankStatement,
  type BankStatementCard,
  type BankStatementFacts,
  bankStatementStandingOf,
  isStatementRemoved,
  type StatementMark,
  statementRefusal,
} from '../../src/domain/bank-money/statement.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import { invalid, isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { bankStatementFaults as words } from '../../src/domain/words/bank-money.ts';
import {
  type BankStatementEvent,
  bankStatementLifecycle,
} from '../../src/machines/bank-statement/bank-statement.lifecycle.ts';
import { allows, decide, type Move } from '../../src/machines/standing.ts';

type StatementMove = Move<BankStatementFacts> | Refusal;

/** Where an event leads a statement, or why it can't. */
export const moveStatementAct = (statement: BankStatement, type: BankStatementEvent['type']): StatementMove =>
  decide(bankStatementLifecycle, bankStatementStandingOf(statement), { type });

/** True of a move after which nothing of the statement is left. */
export const leavesNothing = (move: Move<BankStatementFacts>): boolean => isStatementRemoved(move);

/**
 * Why a statement can't be kept as typed, or null.
 *
 * @param standing the one that is edited; null for a new one
 * @param others every other statement of the bank, the newest first
 */
export const saveStatementAct = (
  card: BankStatementCard,
  standing: BankStatement | null,
  others: readonly BankStatement[],
  bank: MoneyBank,
  world: Pick<World, 'today'>,
): Refusal | null => {
  const move = standing && moveStatementAct(standing, 'statement.edit');
  if (isRefusal(move)) return move;
  const isAnotherOpen =
    !standing &&
    others.some((other) =>
      allows(bankStatementLifecycle, bankStatementStandingOf(other), { type: 'statement.edit' }),
    );
  if (isAnotherOpen) return refusal('illegal-move', words.oneIsOpen);
  return statementRefusal(card, others[0] ?? null, bank.currency, world);
};

/** An entry as it is to be marked. */
interface Marked {
  id: string;
  onDay: Day;
  statementId: string | null;
  earlier: boolean | null;
}

const entryRefusal = (
  { onDay, statementId, earlier }: Marked,
  { id, firstDay, lastDay }: BankStatement,
  mark: StatementMark,
): Refusal | null => {
  if (onDay > lastDay) return invalid('entryIds', words.tooLate);
  const isEarlier = firstDay !== null && onDay < firstDay;
  if (mark === 'outstanding' || mark === 'earlier')
    return isEarlier ? null : invalid('entryIds', words.notEarlier);
  return statementId !== null && (statementId !== id || earlier)
    ? invalid('entryIds', words.onAnother)
    : null;
};

/** Which entries a mark puts on a statement or takes off it; those that are so already are left out. */
export const markStatementAct = (
  statement: BankStatement,
  entries: readonly Marked[],
  requested: number,
  mark: StatementMark,
): { put: string[]; takeOff: string[] } | Refusal => {
  const move = moveStatementAct(statement, 'statement.mark');
  if (isRefusal(move)) return move;
  if (entries.length < requested) return invalid('entryIds', words.notThisBank);
  const refused = entries.map((entry) => entryRefusal(entry, statement, mark)).find((one) => one !== null);
  if (refused) return refused;
  const puts = mark === 'ticked' || mark === 'earlier';
  const changed = entries.filter((entry) => (entry.statementId === null) === puts).map(({ id }) => id);
  return puts ? { put: changed, takeOff: [] } : { put: [], takeOff: changed };
};
