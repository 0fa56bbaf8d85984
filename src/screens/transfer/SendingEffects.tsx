import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { plannedTransfer } from '../../api/queries/transfers.ts';
import { formatDecimal, formatMoney } from '../../domain/format.ts';
import { isNegative, isZero, negated } from '../../domain/money.ts';
import type { TransferEffects } from '../../domain/transfer/effects.ts';
import type { TypedTransfer } from '../../domain/transfer/transfer.ts';
import { nothingPosted } from '../../domain/words/effects.ts';
import { transferWords as words } from '../../domain/words/transfer-pages.ts';
import { EffectsList } from '../kit/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import { useBusiness } from '../shell/business.ts';

/** How long typing rests before the server is asked what it would do. */
const restMs = 300;

/** Typing once it rests. */
const useRested = <Value,>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as Value), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

interface Places {
  source: string;
  destination: string;
}

/** What the goods do, a sentence each; then what is on its way, and what that does to the books. */
const sentencesOf = (
  { goods, worth }: TransferEffects,
  { source, destination }: Places,
  shown: { quantity: (of: string) => string; money: (of: string) => string },
): string[] => [
  ...goods.map(({ name, quantity, left }) => {
    const returns = isNegative(quantity);
    const said = returns ? words.comesBack : words.leaves;
    const size = shown.quantity(returns ? negated(quantity) : quantity);
    return said({ quantity: size, item: name, place: source, left: shown.quantity(left) });
  }),
  ...(goods.length === 0 ? [words.sameGoods] : []),
  ...(goods.some(({ quantity }) => !isNegative(quantity))
    ? [words.inTransit({ place: destination, amount: shown.money(worth) })]
    : []),
  ...(goods.length > 0 && goods.every(({ quantity }) => isNegative(quantity)) && !isZero(worth)
    ? [words.lessInTransit({ amount: shown.money(negated(worth)) })]
    : []),
  nothingPosted,
];

interface SendingEffectsProps extends Places {
  /** What was typed; null while it can't be sent as it is. */
  typed: TypedTransfer | null;
  /** The transfer that is edited. */
  edited: string | null;
}

/** What sending the goods as they are typed will do, in words and then in figures; or why it would be refused. */
export function SendingEffects({ typed, edited, ...places }: SendingEffectsProps) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const rested = useRested(typed);
  const { data, error } = useQuery({
    ...plannedTransfer(id, rested ?? none, edited),
    enabled: rested !== null,
  });
  const quantity = (of: string) => formatDecimal(of, locale);
  const money = (of: string) => formatMoney(of, homeCurrency, locale);
  return (
    <section aria-label={words.effects}>
      <h3>{words.effects}</h3>
      {rested === null && <p className="quiet">{words.effectsWait}</p>}
      {rested !== null && error && <Notice>{error.message}</Notice>}
      {rested !== null && data && !error && (
        <Stack>
          <ul>
            {sentencesOf(data, places, { quantity, money }).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {data.goods.length > 0 && (
            <EffectsList
              groups={[
                {
                  key: 'goods',
                  rows: data.goods.map((item) => ({
                    label: item.name,
                    detail: money(isNegative(item.worth) ? negated(item.worth) : item.worth),
                    amount: quantity(negated(item.quantity)),
                  })),
                },
              ]}
            />
          )}
        </Stack>
      )}
    </section>
  );
}

const none: TypedTransfer = { sourceId: '', destinationId: '', onDay: '', notes: '', lines: [] };
