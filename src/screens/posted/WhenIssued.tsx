import type { SideName } from '../../domain/books/side-names.ts';
import type { NamedPosting } from '../../domain/effects.ts';
import { isZero } from '../../domain/money.ts';
import * as words from '../../domain/words/effects.ts';
import { InWords } from '../kit/InWords.tsx';

/** What an account gains, debits positive, at home. */
export type FormPosting = Pick<NamedPosting, 'account' | 'part' | 'amount'>;

interface WhenIssuedProps {
  side: SideName;
  /** Who is chosen so far; empty for nobody. */
  party: string;
  onDay: string;
  /** The home currency. */
  currency: string;
  postings: readonly FormPosting[];
}

/** What issuing will do, as far as the form can tell. */
export function WhenIssued({ side, party, onDay, currency, postings }: WhenIssuedProps) {
  const lines = postings
    .filter(({ amount }) => !isZero(amount))
    .map((posting) => ({ ...posting, memo: null }));
  return (
    <InWords
      entries={[{ onDay, memo: '', lines }]}
      party={party || words.nobodyYet[side]}
      currency={currency}
    />
  );
}
