import { isPositive } from '../../domain/money.ts';
import type { ProductView } from '../../domain/stock/product.ts';
import { formatAmount, formatDecimal } from '../../domain/values/format.ts';
import { stockFieldWords } from '../../domain/words/items.ts';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';

/** How much of an existing product is in stock, which its form doesn't change. */
export function StockNote({ item }: { item: ProductView }) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  return (
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
  );
}
