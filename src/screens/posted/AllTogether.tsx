import type { NamedEffects } from '../../domain/effects.ts';
import { formatDecimal, formatMoney } from '../../domain/format.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import * as words from '../../domain/words/issue-several.ts';
import { EffectsList } from '../kit/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';
import { counted } from './counted.ts';
import { goodsOf, totalsOf } from './issue-several.ts';

interface AllTogetherProps {
  documents: readonly PostedRow[];
  effects: NamedEffects;
}

/** What an act on several documents comes to: their totals by currency, and the goods that move. */
export function AllTogether({ documents, effects }: AllTogetherProps) {
  const locale = useLocale();
  const totals = totalsOf(documents, ({ total }) => total).map(({ currency, documents: those, amount }) => ({
    label: words.documentsIn({ documents: counted(those), currency }),
    amount: formatMoney(amount, currency, locale),
  }));
  const goods = goodsOf(effects.stock).map(({ name, quantity }) => ({
    label: name,
    detail: words.inStock,
    amount: `${quantity.startsWith('-') ? '' : '+'}${formatDecimal(quantity, locale)}`,
  }));
  return (
    <section aria-label={words.allTogether}>
      <EffectsList
        groups={[
          { key: 'totals', rows: totals },
          ...(goods.length > 0 ? [{ key: 'goods', rows: goods }] : []),
        ]}
      />
    </section>
  );
}
