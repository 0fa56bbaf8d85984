import { queryOptions } from '@tanstack/react-query';
import { productCalls } from '../../api/calls/product.ts';
import { ask } from '../../api/client/ask.ts';
import { Problem } from '../../machines/problem.ts';

/** No item has the id, or none could have it. An answer that didn't come says neither. */
const nullIfMissing = (problem: unknown): null => {
  if (problem instanceof Problem && (problem.kind === 'missing' || problem.kind === 'invalid')) return null;
  throw problem;
};

/** Several items, in the order they are named; null for one that can't be found. */
export const severalItems = (businessId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['products', businessId, 'several', ids] as const,
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map((id) => ask(productCalls.getProduct, { businessId, id }, { signal }).catch(nullIfMissing)),
      ),
  });
