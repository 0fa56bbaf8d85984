import { isPositive } from '../../domain/money.ts';
import type { ProductView } from '../../domain/stock/product.ts';
import { formatAmount, formatDecimal } from '../../domain/values/format.ts';
import { stockFieldWords } from '../../domain/words/items.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import { priceForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import type { useCardForm } from '../page/use-card-form.ts';
import type { ItemCard } from './item-form.ts';

type Card = ReturnType<typeof useCardForm<ItemCard>>;

interface StockFieldsProps extends Pick<Card, 'form' | 'change' | 'field'> {
  /** The item that stands; null for a new one. */
  item: ProductView | null;
}

/** Whether a product is counted, and what is there: typed for a new one, told for one that stands. */
export function StockFields({ form, change, field, item }: StockFieldsProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { id, problem } = field('tracked');
  return (
    <>
      <CheckField
        id={id}
        problem={problem}
        label={stockFieldWords.countStock}
        checked={form.tracked}
        onChange={(tracked) => change({ tracked })}
      />
      {form.tracked && !item && (
        <Columns>
          <QuantityField {...field('quantity')} label={stockFieldWords.inStockNow} optional />
          <NumberField
            {...field('openingCost')}
            label={stockFieldWords.unitCostThese}
            optional
            hint={stockFieldWords.openingCostHint}
            unit={homeCurrency}
            form={priceForm(homeCurrency, locale)}
          />
          <DateField
            {...field('openingOn')}
            label={stockFieldWords.countedOn}
            hint={stockFieldWords.countedOnHint}
            optional
          />
        </Columns>
      )}
      {form.tracked && (
        <Columns>
          <QuantityField
            {...field('reorderLevel')}
            label={stockFieldWords.reorderLevel}
            hint={stockFieldWords.reorderLevelHint}
            optional
          />
        </Columns>
      )}
      {item?.tracked && (
        <p className="quiet">
          {item.value === null
            ? stockFieldWords.inStockOnly(formatDecimal(item.quantity, locale))
            : stockFieldWords.inStockWorth(
                formatDecimal(item.quantity, locale),
                formatAmount(item.value, homeCurrency, locale),
                homeCurrency,
              )}
          {isPositive(item.onOrder) &&
            ` ${stockFieldWords.coming({ quantity: formatDecimal(item.onOrder, locale) })}`}
        </p>
      )}
    </>
  );
}
