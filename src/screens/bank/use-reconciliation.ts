import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { bankStatementCalls } from '../../api/calls/bank-statement.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { differenceAfter } from '../../domain/bank-money/statement.ts';
import { minus } from '../../domain/money.ts';
import {
  reconcileStatementFlow,
  type TickChange,
} from '../../machines/bank-statement/reconcile-statement.flow.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/notices/toast.ts';
import type { Transaction } from './transaction-list.tsx';

/** What the flow needs of the server. What was saved is fetched anew before the flow goes on, so that no tick is seen to jump. */
const usePorts = (id: string) => {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const mark = async (changes: readonly TickChange[], isTicked: boolean) => {
    const entryIds = changes.filter((one) => one.isTicked === isTicked).map(({ entryId }) => entryId);
    if (entryIds.length === 0) return;
    const how = isTicked ? 'ticked' : 'unticked';
    await once(`statement.${how} ${id} ${entryIds.join(' ')}`, (intentKey) =>
      ask(bankStatementCalls.markStatement, { businessId, id, entryIds, mark: how }, { intentKey }),
    );
  };
  const move = (name: 'finishStatement' | 'reopenStatement') =>
    fromPromise<void, void>(async () => {
      const { message } = await once(`${name} ${id}`, (intentKey) =>
        ask(bankStatementCalls[name], { businessId, id }, { intentKey }),
      );
      await refresh();
      toast.success(message);
    });
  return {
    mark: fromPromise<void, TickChange[]>(async ({ input }) => {
      await mark(input, true);
      await mark(input, false);
      await refresh();
    }),
    finish: move('finishStatement'),
    reopen: move('reopenStatement'),
  };
};

const amountOf = (row: Transaction): string => minus(row.in ?? '0', row.out ?? '0');

interface Reconciled {
  id: string;
  difference: string;
  transactions: readonly Transaction[];
}

/** A statement that is ticked: what is ticked on it and what is left to be found, those not saved yet among them. */
export const useReconciliation = ({ id, difference, transactions }: Reconciled) => {
  const ports = usePorts(id);
  const [state, dispatch] = useMachine(reconcileStatementFlow.provide({ actors: ports }), inspected());
  const { waiting, sending, problem } = state.context;
  const changes = new Map([...sending, ...waiting].map(({ entryId, isTicked }) => [entryId, isTicked]));
  const isSaved = (row: Transaction) => row.statementId === id;
  const isTicked = (row: Transaction) => changes.get(row.id) ?? isSaved(row);
  const changed = transactions.filter((row) => isTicked(row) !== isSaved(row));
  return {
    ticked: new Set(transactions.filter(isTicked).map((row) => row.id)),
    difference: changed.reduce(
      (left, row) => differenceAfter(left, amountOf(row), isTicked(row)),
      difference,
    ),
    /** Ticks exactly these, and no others. */
    tick: (chosen: ReadonlySet<string>) => {
      for (const row of transactions)
        if (chosen.has(row.id) !== isTicked(row))
          dispatch({ type: 'entry.tick', entryId: row.id, isTicked: chosen.has(row.id) });
    },
    finish: () => dispatch({ type: 'statement.finish' }),
    reopen: () => dispatch({ type: 'statement.reopen' }),
    isSaving: state.hasTag('saving'),
    isBusy: state.hasTag('busy'),
    problem: state.hasTag('refused') ? problem : null,
  };
};
