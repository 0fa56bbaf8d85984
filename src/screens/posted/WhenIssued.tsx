import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import { isZero } from '../../domain/money.ts';
import type { NamedPosting } from '../../domain/plan/effects.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import { effects as words } from '../../domain/words/posted.ts';
import { type PlanOfTyping, TypedPlan } from '../document/TypedPlan.tsx';
import { InWords } from '../kit/effects/InWords.tsx';

/** What an account gains, debits positive, at home. */
export type FormPosting = Pick<NamedPosting, 'account' | 'part' | 'amount'>;

interface WhenIssuedProps {
  kind: DocumentKind;
  /** What is typed, for the server to plan. */
  plan: PlanOfTyping;
  /** Who is chosen so far; empty for nobody. */
  party: string;
  onDay: string;
  /** The home currency. */
  currency: string;
  postings: readonly FormPosting[];
}

/** What issuing will do: as far as the form can tell, and by the server's plan once nothing is missing. */
export function WhenIssued({ kind, plan, party, onDay, currency, postings }: WhenIssuedProps) {
  const lines = postings
    .filter(({ amount }) => !isZero(amount))
    .map((posting) => ({ ...posting, memo: null }));
  return (
    <TypedPlan plan={plan} statusOf={plannedStatusOf({ kind })}>
      <InWords
        entries={[{ onDay, memo: '', lines }]}
        party={party || words.nobodyYet[kindSpec(kind).side ?? owedByCustomers]}
        currency={currency}
      />
    </TypedPlan>
  );
}
