import { journalEntryFormWords as words } from '../../domain/journal-entry/journal-entries.words.ts';
import { minus } from '../../domain/money.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { dialog } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';
import { EntryTable, FiguresTable } from '../kit/lists/EntryTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import type { EnterEntryState } from './use-enter-entry.ts';

interface EntryPreviewProps {
  state: EnterEntryState;
  /** The number it is likely to get. */
  number: number;
  onRetry: () => void;
}

/** Beside the form: what the entry posts and what stands on each account before and after. */
export function EntryPreview({ state, number, onRetry }: EntryPreviewProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { typed, effects, problem } = state.context;
  const money = (amount: string) => formatAmount(amount, homeCurrency, locale);
  return (
    <CounterfoilSection title={words.whatItDoes}>
      <Stack aria-busy={state.hasTag('planning') || undefined}>
        <p>{words.becomes(number)}</p>
        {!typed && <p className="quiet">{words.typeFirst}</p>}
        {state.hasTag('unplanned') && problem && !problem.handledElsewhere && (
          <>
            <Notice>{problem.message}</Notice>
            <Button onClick={onRetry}>{dialog.tryAgain}</Button>
          </>
        )}
        {typed && effects && !state.hasTag('refused') && (
          <>
            {effects.warnings.map((warning) => (
              <Notice key={warning}>{warning}</Notice>
            ))}
            {effects.entries.map((entry) => (
              <EntryTable
                key={entry.onDay}
                currency={homeCurrency}
                entry={{
                  ...entry,
                  lines: entry.lines.map(({ account, description, debit, credit }) => ({
                    account,
                    memo: description || null,
                    amount: minus(debit, credit),
                  })),
                }}
              />
            ))}
            <FiguresTable>
              <caption>{words.balances(homeCurrency)}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.account}</th>
                  <th scope="col">{words.before}</th>
                  <th scope="col">{words.after}</th>
                </tr>
              </thead>
              <tbody>
                {effects.balances.map(({ accountId, account, before, after }) => (
                  <tr key={accountId}>
                    <th scope="row">{account}</th>
                    <td>{money(before)}</td>
                    <td>{money(after)}</td>
                  </tr>
                ))}
              </tbody>
            </FiguresTable>
          </>
        )}
      </Stack>
    </CounterfoilSection>
  );
}
