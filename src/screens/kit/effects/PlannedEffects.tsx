import type { ReactNode } from 'react';
import { isPaymentMode, paymentModes } from '../../../domain/books/payment-mode.ts';
import { titleOfType } from '../../../domain/documents/kinds.ts';
import { type LackingRow, lackingSentence } from '../../../domain/documents/lawful.ts';
import { negated } from '../../../domain/money.ts';
import type { NamedEffects } from '../../../domain/plan/effects.ts';
import { partyOf } from '../../../domain/plan/effects-in-words.ts';
import { costInWords } from '../../../domain/plan/pools-in-words.ts';
import { formatAmount, formatDay, formatDecimal, formatMoney } from '../../../domain/values/format.ts';
import { poolEffects as poolWords } from '../../../domain/words/posted.ts';
import { counterfoil as words } from '../../../domain/words/public.ts';
import { StockTable } from '../lists/StockTable.tsx';
import { useLocale } from '../locale.ts';
import { Notice } from '../notices/Notice.tsx';
import { Stack } from '../Stack.tsx';
import type { Tone } from '../StatusBadge.tsx';
import { type EffectRow, EffectsList } from './EffectsList.tsx';
import { InWords } from './InWords.tsx';

export interface PlannedEffectsProps {
  effects: NamedEffects;
  /** The home currency, which entries and stock are kept in. */
  currency: string;
  /** The word of a status, of the type of record it is of. */
  statusOf: (status: string, type: string) => { word: string; tone: Tone };
  /** Where what the law asks and is missing can be filled in. */
  remedies?: ((lacking: readonly LackingRow[]) => ReactNode) | undefined;
}

const modeWord = (mode: number) => (isPaymentMode(mode) ? paymentModes[mode] : undefined);

/**
 * What an act will do, as the plan says: warnings, its effect on the books in words and as entries, goods, each status that changes
 * before and after; stock with its worth and average cost. What goes back or becomes credit in a foreign currency is told in it too: the entries say only its worth at home.
 */
export function PlannedEffects({ effects, currency, statusOf, remedies }: PlannedEffectsProps) {
  const locale = useLocale();
  // What is paid back was credit for a moment: it is said once.
  const moved =
    effects.refunds.length > 0
      ? effects.refunds.map((refund) => ({ ...refund, label: words.paidBack, detail: modeWord(refund.mode) }))
      : effects.credit.map((credit) => ({ ...credit, label: words.becomesCredit, detail: undefined }));
  const foreign = moved
    .filter((part) => part.currency !== currency)
    .map(
      ({ label, detail, ...part }): EffectRow => ({
        label,
        detail,
        amount: formatMoney(part.amount, part.currency, locale),
      }),
    );
  const pools = effects.pools.map((change, index) => ({ key: `${index} ${change.name}`, change }));
  const more = [
    ...effects.due.map((due) =>
      poolWords.dueBy({
        amount: formatMoney(due.amount, due.currency, locale),
        day: formatDay(due.onDay, locale, 'long'),
      }),
    ),
    ...effects.pools.flatMap(
      (change) => costInWords(change, (amount) => formatMoney(amount, currency, locale)) ?? [],
    ),
  ];
  const goods = effects.stock
    .filter(({ name }) => !effects.pools.some((pool) => pool.name === name))
    .map(({ name, quantity, value }): EffectRow => {
      const leaves = quantity.startsWith('-');
      const worth = value !== null && formatAmount(leaves ? negated(value) : value, currency, locale);
      return {
        label: name,
        detail: worth === false ? words.inStock : words.inStockWorth({ worth }),
        amount: `${leaves ? '' : '+'}${formatDecimal(quantity, locale)}`,
      };
    });
  return (
    <Stack>
      {effects.warnings.map((warning) => (
        <Notice key={warning}>{warning}</Notice>
      ))}
      {effects.lacking && (
        <Notice>
          {lackingSentence(effects.lacking)} {remedies?.(effects.lacking)}
        </Notice>
      )}
      <InWords entries={effects.entries} party={partyOf(effects.status)} currency={currency} more={more} />
      {pools.map(({ key, change }) => (
        <StockTable key={key} change={change} currency={currency} />
      ))}
      <EffectsList
        groups={[
          ...(foreign.length > 0 ? [{ key: 'foreign', rows: foreign }] : []),
          ...(goods.length > 0 ? [{ key: 'goods', rows: goods }] : []),
        ]}
        changes={effects.status
          .filter(({ from, to }) => from !== to)
          .map(({ kind, number, from, to }) => ({
            label: [titleOfType(kind) ?? kind, number].filter(Boolean).join(' '),
            from: from === null ? null : statusOf(from, kind),
            to: statusOf(to, kind),
          }))}
      />
    </Stack>
  );
}
