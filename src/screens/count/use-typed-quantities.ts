import { useEffect, useRef, useState } from 'react';
import type { CountLineView, TypedEntry } from '../../domain/count/stock-count.ts';
import { compare } from '../../domain/money.ts';
import { quantityProblems } from '../../domain/typed/quantity.ts';
import { numberProblem, quantityForm } from '../kit/fields/use-number-text.ts';

/** How long typing rests before it is saved, in milliseconds. */
const restMs = 700;

interface CountedItem {
  productId: string;
  name: string;
  sku: string;
}

/** An item as its field shows it. */
interface TypedRow extends CountedItem {
  quantity: string;
  posted: boolean;
  problem: string | undefined;
}

const faultOf = (quantity: string, locale: string): string | undefined =>
  numberProblem(quantity, quantityForm(locale)) ??
  (quantity === '' ? undefined : quantityProblems('quantity', quantity)[0]?.message);

/**
 * Quantities between the person who types them and the count: they are handed on once the typing rests. One that
 * can't be read stays in its field, which says why.
 */
export const useTypedQuantities = (
  lines: readonly CountLineView[],
  locale: string,
  onTyped: (entries: TypedEntry[]) => void,
) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  /** Items that are to be counted and have no quantity yet. */
  const [begun, setBegun] = useState<readonly CountedItem[]>([]);
  const blank = begun.filter((item) => !lines.some(({ productId }) => productId === item.productId));
  const lineOf = (id: string) => lines.find(({ productId }) => productId === id);
  const rows: TypedRow[] = [...blank, ...lines].map((item) => {
    const quantity = typed[item.productId] ?? lineOf(item.productId)?.counted ?? '';
    return {
      productId: item.productId,
      name: item.name,
      sku: item.sku,
      quantity,
      posted: lineOf(item.productId)?.posted ?? false,
      problem: faultOf(quantity, locale),
    };
  });

  function flush() {
    const ready = rows.filter(
      ({ productId, quantity, problem }) => productId in typed && quantity !== '' && !problem,
    );
    const changed = ready.filter(({ productId, quantity }) => {
      const before = lineOf(productId)?.counted;
      return before === undefined || compare(before, quantity) !== 0;
    });
    // What was emptied is as it was counted.
    const isOver = ([id, text]: [string, string]) =>
      text === '' || ready.some(({ productId, quantity }) => productId === id && quantity === text);
    if (Object.entries(typed).some(isOver))
      setTyped((now) => Object.fromEntries(Object.entries(now).filter((one) => !isOver(one))));
    if (changed.length > 0)
      onTyped(
        changed.map(({ productId, name, sku, quantity }) => ({
          productId,
          name,
          sku,
          quantity,
          act: 'set' as const,
          before: lineOf(productId)?.counted ?? null,
        })),
      );
  }
  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const timer = setTimeout(() => latest.current(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    /** Items that wait for a quantity, then those counted. */
    rows,
    /** Whether something is typed that isn't handed on: it is on its way, or can't be read. */
    isTyping: Object.values(typed).some((text) => text !== ''),
    /** The item whose quantity can't be read, the first of them. */
    faulty: rows.find(({ productId, problem }) => problem && productId in typed)?.productId ?? null,
    /** Hands on at once what can be read. */
    flush: () => latest.current(),
    begin: (item: CountedItem) =>
      setBegun((now) => [item, ...now.filter(({ productId }) => productId !== item.productId)]),
    type: (id: string, quantity: string) => setTyped((now) => ({ ...now, [id]: quantity })),
    remove: (id: string) => {
      setTyped(({ [id]: _, ...rest }) => rest);
      setBegun((now) => now.filter(({ productId }) => productId !== id));
      const line = lineOf(id);
      if (line) {
        const { productId, name, sku, counted: before } = line;
        onTyped([{ productId, name, sku, act: 'remove', before }]);
      }
    },
  };
};
