import { useCallback, useRef } from 'react';
import { findProducts, type ProductView } from '../../api/queries/products.ts';
import { formatMoney } from '../../domain/format.ts';
import { LineItems } from '../kit/LineItems.tsx';
import type { LineDraft } from '../kit/line-draft.ts';
import { useLocale } from '../kit/locale.ts';
import type { PickOption } from '../kit/use-options.ts';
import { useBusiness } from '../shell/business.ts';
import { lineProblemsOf, type ShownFault } from './faults.ts';
import { amountOf, blankLine } from './lines.ts';

interface ProductLinesProps {
  lines: readonly LineDraft[];
  currency: string;
  faults: readonly ShownFault[];
  onSet: (make: (now: LineDraft[]) => LineDraft[]) => void;
}

/** The lines of a document in its form, each found among the products or free text; a picked product brings its price. */
export function ProductLines({ lines, currency, faults, onSet }: ProductLinesProps) {
  const { id } = useBusiness();
  const locale = useLocale();
  const products = useRef(new Map<string, ProductView>());
  const search = useCallback(
    async (query: string): Promise<PickOption[]> => {
      const found = await findProducts(id, query);
      for (const product of found) products.current.set(product.id, product);
      return found.map((product) => ({
        id: product.id,
        name: product.productname,
        detail: formatMoney(product.price, currency, locale),
      }));
    },
    [id, currency, locale],
  );
  const changeLine = (key: string, make: (line: LineDraft) => LineDraft) =>
    onSet((now) => now.map((line) => (line.key === key ? make(line) : line)));
  return (
    <LineItems
      lines={lines}
      currency={currency}
      problems={lineProblemsOf(faults)}
      amountOf={(line) => amountOf(line, currency)}
      searchProducts={search}
      onChange={(key, patch) => changeLine(key, (line) => ({ ...line, ...patch }))}
      onPickProduct={(key, picked) => {
        const product = products.current.get(picked.id);
        changeLine(key, (line) => ({
          ...line,
          productId: picked.id,
          name: picked.name,
          description: line.description || (product?.description ?? ''),
          price: product?.price ?? line.price,
        }));
      }}
      onAdd={() => onSet((now) => [...now, blankLine()])}
      onRemove={(key) =>
        onSet((now) => {
          const left = now.filter((line) => line.key !== key);
          return left.length > 0 ? left : [blankLine()];
        })
      }
    />
  );
}
