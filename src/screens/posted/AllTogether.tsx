import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { issueSeveral as words } from '../../domain/words/posted.ts';
import { counted } from '../document/counted.ts';
import { useBusiness } from '../frame/business.ts';
import { EffectsList } from '../kit/effects/EffectsList.tsx';
import { StockTable } from '../kit/lists/StockTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { goodsOf, totalsOf } from './issue-several.ts';

interface AllTogetherProps {
  documents: readonly PostedRow[];
  effects: NamedEffects;
}

/** What an act on several documents comes to: their totals by currency, and the goods that move with what they are worth. */
export function AllTogether({ documents, effects }: AllTogetherProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const totals = totalsOf(documents, ({ total }) => total).map(({ currency, documents: those, amount }) => ({
    label: words.documentsIn({ documents: counted(those), currency }),
    amount: formatMoney(amount, currency, locale),
  }));
  const pools = effects.pools.map((change, index) => ({ key: `${index} ${change.name}`, change }));
  const others = effects.stock.filter(({ name }) => !effects.pools.some((pool) => pool.name === name));
  const goods = goodsOf(others).map(({ name, quantity }) => ({
    label: name,
    detail: words.inStock,
    amount: `${quantity.startsWith('-') ? '' : '+'}${formatDecimal(quantity, locale)}`,
  }));
  return (
    <section aria-label={words.allTogether}>
      <Stack>
        <EffectsList
          groups={[
            { key: 'totals', rows: totals },
            ...(goods.length > 0 ? [{ key: 'goods', rows: goods }] : []),
          ]}
        />
        {pools.map(({ key, change }) => (
          <StockTable key={key} change={change} currency={homeCurrency} />
        ))}
      </Stack>
    </section>
  );
}
