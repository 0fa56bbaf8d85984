import { isNegative, isZero, negated } from '../../domain/money.ts';
import type { TransferEffects } from '../../domain/transfer/effects.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { effects as effectsWords } from '../../domain/words/posted.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { useBusiness } from '../frame/business.ts';
import { EffectsList } from '../kit/effects/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { MoveEffectsRegion } from './MoveEffectsRegion.tsx';
import type { MoveStockState } from './use-move-stock.ts';

interface Locations {
  source: string;
  destination: string;
}

/** What the goods do, a sentence each; then what is on its way, and what that does to the books. */
const sentencesOf = (
  { goods, worth }: TransferEffects,
  { source, destination }: Locations,
  formats: { quantity: (of: string) => string; money: (of: string) => string },
): string[] => [
  ...goods.map(({ name, quantity, left }) => {
    const returns = isNegative(quantity);
    const text = returns ? transferPages.transferWords.comesBack : transferPages.transferWords.leaves;
    const size = formats.quantity(returns ? negated(quantity) : quantity);
    return text({ quantity: size, item: name, place: source, left: formats.quantity(left) });
  }),
  ...(goods.length === 0 ? [transferPages.transferWords.sameGoods] : []),
  ...(worth !== null && goods.some(({ quantity }) => !isNegative(quantity))
    ? [transferPages.transferWords.inTransit({ place: destination, amount: formats.money(worth) })]
    : []),
  ...(worth !== null &&
  goods.length > 0 &&
  goods.every(({ quantity }) => isNegative(quantity)) &&
  !isZero(worth)
    ? [transferPages.transferWords.lessInTransit({ amount: formats.money(negated(worth)) })]
    : []),
  effectsWords.nothingPosted,
];

interface SendingEffectsProps extends Locations {
  state: MoveStockState;
  onRetry: () => void;
}

/** What sending the goods as they are typed will do, in words and then in figures; or why it would be refused. */
export function SendingEffects({ state, onRetry, ...sides }: SendingEffectsProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { effects } = state.context;
  const quantity = (of: string) => formatDecimal(of, locale);
  const money = (of: string) => formatMoney(of, homeCurrency, locale);
  const data = effects?.of === 'sending' && !state.hasTag('typing') ? effects.sending : null;
  return (
    <MoveEffectsRegion state={state} onRetry={onRetry} wait={transferPages.transferWords.effectsWait}>
      {data && (
        <Stack>
          <ul>
            {sentencesOf(data, sides, { quantity, money }).map((sentence) => (
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
                    detail:
                      item.worth === null
                        ? undefined
                        : money(isNegative(item.worth) ? negated(item.worth) : item.worth),
                    amount: quantity(negated(item.quantity)),
                  })),
                },
              ]}
            />
          )}
        </Stack>
      )}
    </MoveEffectsRegion>
  );
}
