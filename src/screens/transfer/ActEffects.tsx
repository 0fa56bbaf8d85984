import { compare, isPositive, minus } from '../../domain/money.ts';
import type { TransferActEffects, TransferSide } from '../../domain/transfer/act-effects.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { effects as effectsWords } from '../../domain/words/posted.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { useBusiness } from '../frame/business.ts';
import { EffectsList } from '../kit/effects/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';

/** The worth of what is no longer in transit or is now, what is written off, and that books stay as they are where they do. */
const sentencesOf = (
  { worthBefore, worthAfter, writtenOff }: TransferActEffects,
  money: (of: string) => string,
): string[] => {
  if (worthBefore === null || worthAfter === null || writtenOff === null) return [];
  const departs = compare(worthAfter, worthBefore) > 0;
  const moved = departs ? minus(worthAfter, worthBefore) : minus(worthBefore, worthAfter);
  const text = departs ? transferPages.transferWords.departs : transferPages.transferWords.arrives;
  return [
    ...(isPositive(moved) ? [text({ amount: money(moved) })] : []),
    isPositive(writtenOff)
      ? transferPages.transferWords.writesOff({ amount: money(writtenOff) })
      : effectsWords.nothingPosted,
  ];
};

interface ActEffectsProps {
  effects: TransferActEffects;
  /** The locations by name. */
  source: string;
  destination: string;
}

/** What an act will do with the goods of a transfer, in words; then each item at each place it changes, before and after. */
export function ActEffects({ effects, source, destination }: ActEffectsProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const nameOf: Record<TransferSide, string> = {
    source,
    destination,
    transit: transferPages.transferWords.transit,
  };
  const formatted = (quantity: string) => formatDecimal(quantity, locale);
  if (effects.goods.length === 0) return <p>{transferPages.transferWords.nothingMoves}</p>;
  const sentences = sentencesOf(effects, (of) => formatMoney(of, homeCurrency, locale));
  return (
    <Stack>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <EffectsList
        groups={effects.goods.map(({ productId, name, places }) => ({
          key: productId,
          rows: places.map(({ place, before, after }) => ({
            label: name,
            detail: nameOf[place],
            amount: transferPages.transferWords.fromTo({
              before: formatted(before),
              after: formatted(after),
            }),
          })),
        }))}
      />
    </Stack>
  );
}
