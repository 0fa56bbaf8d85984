import { formatAmount, formatDecimal } from '../../domain/format.ts';
import type { ProductView } from '../../domain/product.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { QuantityField } from '../kit/QuantityField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { priceForm } from '../kit/use-number-text.ts';
import type { useCardForm } from '../page/use-card-form.ts';
import { useBusiness } from '../shell/business.ts';
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
        label="Count it in stock"
        checked={form.tracked}
        onChange={(tracked) => change({ tracked })}
      />
      {form.tracked && !item && (
        <Columns>
          <QuantityField {...field('quantity')} label="In stock now" optional />
          <NumberField
            {...field('openingCost')}
            label="Unit cost of these"
            optional
            hint="The cost above, unless you say"
            unit={homeCurrency}
            form={priceForm(homeCurrency, locale)}
          />
          <DateField
            {...field('openingOn')}
            label="Counted on"
            hint="Defaults to today. You can’t sell them before this day."
            optional
          />
        </Columns>
      )}
      {item?.tracked && (
        <p className="quiet">
          {formatDecimal(item.quantity, locale)} in stock, worth{' '}
          {formatAmount(item.value, homeCurrency, locale)} {homeCurrency}. It changes with what is sold and
          comes back.
        </p>
      )}
    </>
  );
}
