import type { NamedEffects } from '../../domain/plan/effects.ts';
import { fundWords } from '../../domain/words/bank-money.ts';
import { TypedPlan } from '../document/TypedPlan.tsx';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';

interface MoneyPlanProps {
  /** What is typed, as text; null while something is missing. */
  typed: object | null;
  ask: () => Promise<NamedEffects>;
}

/** What moving money as typed would post, as the server plans it. */
export function MoneyPlan({ typed, ask }: MoneyPlanProps) {
  if (!typed) return null;
  // That no tax is recorded is said below the account already.
  const plain = async () => ({ ...(await ask()), warnings: [] });
  return (
    <CounterfoilSection title={fundWords.whatSavingWillDo}>
      <TypedPlan
        plan={() => ({ typed: JSON.stringify(typed), ask: plain })}
        statusOf={() => ({ word: '', tone: 'draft' })}
      >
        {null}
      </TypedPlan>
    </CounterfoilSection>
  );
}
