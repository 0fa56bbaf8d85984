import type { ReactNode } from 'react';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import type { MoveStockState } from './use-move-stock.ts';

interface MoveEffectsRegionProps {
  state: MoveStockState;
  onRetry: () => void;
  /** What is missing before it can be said. */
  wait: string;
  /** What the goods will do. */
  children: ReactNode;
}

/** Where it is shown what a move will do: while something is open, why it isn't; where it would be refused, the reason. */
export function MoveEffectsRegion({ state, onRetry, wait, children }: MoveEffectsRegionProps) {
  const { problem } = state.context;
  const isRefused = state.hasTag('refused');
  return (
    <section aria-label={transferPages.transferWords.effects} aria-busy={state.hasTag('planning')}>
      <h2>{transferPages.transferWords.effects}</h2>
      {state.hasTag('typing') && <p className="quiet">{wait}</p>}
      {state.hasTag('planning') && <p className="unseen">{transferPages.transferWords.checking}</p>}
      {isRefused && problem && !problem.handledElsewhere && (
        <Stack>
          <Notice>{problem.message}</Notice>
          {state.hasTag('unplanned') && (
            <div>
              <Button onClick={onRetry}>{dialogWords.tryAgain}</Button>
            </div>
          )}
        </Stack>
      )}
      {!isRefused && children}
    </section>
  );
}
