import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { stockCountCalls } from '../../api/calls/stock-count.ts';
import { ask } from '../../api/client/ask.ts';
import { intentOver, once } from '../../api/client/intent.ts';
import { queryOf } from '../../api/client/query.ts';
import { countWith } from '../../domain/count/line-views.ts';
import type { CountReview, StockCountView, TypedEntry } from '../../domain/count/stock-count.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { countStockFlow, type Posting } from '../../machines/count/count-stock.flow.ts';
import { useBusiness } from '../frame/business.ts';
import { countAt } from '../frame/transfer-addresses.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/notices/toast.ts';
import { FlowSteps } from '../page/FlowSteps.tsx';
import { CountItems } from './CountItems.tsx';
import { unsavedOf, useKeptUnsaved } from './kept-unsaved.ts';
import { ReviewCount } from './ReviewCount.tsx';

/** What a count's flow needs of the server. Each act has one key until it is done, through reloads too. */
const usePorts = (count: StockCountView) => {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const refresh = useRefresh();
  const { id } = count;
  const { queryKey } = queryOf(stockCountCalls.getCount, { businessId, id });
  return () => ({
    record: fromPromise(async ({ input: { entries } }: { input: { entries: readonly TypedEntry[] } }) => {
      const { rows: outcomes } = await once(`count.record ${id}`, (intentKey) =>
        ask(stockCountCalls.recordCount, { businessId, id, entries: [...entries] }, { intentKey }),
      );
      // What was asked before would show it as it was.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (count) => count && countWith(count, entries, outcomes));
      return outcomes;
    }),
    preview: fromPromise<CountReview>(async () => {
      const [review] = await Promise.all([
        ask(stockCountCalls.previewCount, { businessId, id }),
        client.invalidateQueries({ queryKey }),
      ]);
      return review;
    }),
    post: fromPromise<Posting, { version: number }>(async ({ input: { version } }) => {
      const posted = await once(`count.post ${id} ${version}`, (intentKey) =>
        ask(stockCountCalls.postCount, { businessId, id, version }, { intentKey }),
      );
      await refresh();
      const { message, ...posting } = posted;
      toast.success(message);
      return posting;
    }),
  });
};

/** A count that goes on: items are counted, then the differences are reviewed and posted. */
export function OpenCount({ count }: { count: StockCountView }) {
  const { id: businessId } = useBusiness();
  const [, navigate] = useLocation();
  const refresh = useRefresh();
  const [discarding, setDiscarding] = useState(false);
  const [again, setAgain] = useState<string | null>(null);
  const ports = usePorts(count);
  const [machine] = useState(() => countStockFlow.provide({ actors: ports() }));
  const [state, dispatch] = useMachine(machine, {
    input: { unsaved: unsavedOf(count.id) },
    ...inspected(),
  });
  const { sending, waiting } = state.context;
  useKeptUnsaved(count.id, { sending, waiting });
  useFlowEnd(state.value, { left: () => navigate(countAt()) });
  const isReview = state.hasTag('reviewing');
  // What can't be seen at the top of a step isn't read.
  useEffect(() => {
    if (isReview) window.scrollTo({ top: 0 });
  }, [isReview]);
  async function discard() {
    const { message } = await once(`count.discard ${count.id}`, (intentKey) =>
      ask(stockCountCalls.discardCount, { businessId, id: count.id }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  }
  function countAgain(productId: string) {
    setAgain(productId);
    dispatch({ type: 'flow.back' });
  }
  function drop() {
    intentOver(`count.record ${count.id}`);
    dispatch({ type: 'unsaved.drop' });
  }
  return (
    <>
      <FlowSteps label={words.steps} steps={words.step} at={isReview ? 'review' : 'count'} />
      {isReview ? (
        <ReviewCount count={count} state={state} dispatch={dispatch} onAgain={countAgain} />
      ) : (
        <CountItems
          count={count}
          state={state}
          dispatch={dispatch}
          again={again}
          onReached={() => setAgain(null)}
          onDrop={drop}
          onDiscard={() => setDiscarding(true)}
        />
      )}
      {discarding && (
        <CommandDialog
          title={words.discardTitle}
          lead={count.standing.facts.posted > 0 ? words.discardRest : words.discardLead}
          label={words.discard}
          keep={words.discardKeep}
          commit={discard}
          onDone={() => setDiscarding(false)}
          onClose={() => setDiscarding(false)}
        />
      )}
    </>
  );
}
