import type { ProductFacts } from '../../src/domain/stock/product.ts';
import type { SeenStub } from './lifecycle-person.ts';

/** What the page of an item says and offers, written by hand from the spec. */
export const itemStub = (state: string, { tracked, quantity, openOn }: ProductFacts): SeenStub => {
  if (state === 'Deleted') return { word: 'Deleted', offered: ['Restore'], refused: [] };
  if (!tracked) return { word: 'Not counted', offered: ['Edit', 'Delete'], refused: [] };
  const acts = ['Count', 'Increase', 'Decrease', 'Edit'];
  const isFree = quantity === '0' && openOn.length === 0;
  return {
    word: quantity === '0' ? 'Out of stock' : 'In stock',
    offered: isFree ? [...acts, 'Delete'] : acts,
    refused: isFree ? [] : ['Delete'],
  };
};
