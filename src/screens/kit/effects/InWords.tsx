import { chakra } from '@chakra-ui/react';
import { isZero, sum } from '../../../domain/money.ts';
import type { NamedPosting } from '../../../domain/plan/effects.ts';
import { effectsInWords } from '../../../domain/plan/effects-in-words.ts';
import { formatMoney } from '../../../domain/values/format.ts';
import { effects as words } from '../../../domain/words/posted.ts';
import { EntryTable, type EntryView } from '../lists/EntryTable.tsx';
import { useLocale } from '../locale.ts';

const Sentences = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    '& > ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', textWrap: 'pretty' },
    '& summary': {
      width: 'fit-content',
      paddingBlock: '4px',
      color: 'accent',
      cursor: 'pointer',
      fontSize: '14px',
    },
  },
});

interface InWordsProps {
  entries: readonly (Omit<EntryView, 'lines'> & { lines: readonly Omit<NamedPosting, 'accountId'>[] })[];
  /** Whose documents they are of; empty for several. */
  party: string;
  /** The home currency, which the books are kept in. */
  currency: string;
  /** Sentences of what else it does, after those of the books. */
  more?: readonly string[];
}

/** What entries do, in words; as debit and credit for whoever asks. */
export function InWords({ entries, party, currency, more = [] }: InWordsProps) {
  const locale = useLocale();
  const sentences = effectsInWords(
    entries.flatMap(({ lines }) => lines),
    party,
    (amount) => formatMoney(amount, currency, locale),
  );
  // Who may not read costs has a part of some entries: those are told in words alone.
  const whole = entries.filter(({ lines }) => isZero(sum(lines.map(({ amount }) => amount))));
  const keyed = whole.map((entry, index) => ({ key: `${index} ${entry.memo}`, entry }));
  return (
    <Sentences>
      <ul>
        {[...(sentences.length > 0 ? sentences : [words.nothingPosted]), ...more].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {whole.length > 0 && (
        <details>
          <summary>{words.showEntry({ count: whole.length })}</summary>
          {keyed.map(({ key, entry }) => (
            <EntryTable key={key} entry={entry} currency={currency} />
          ))}
        </details>
      )}
    </Sentences>
  );
}
