import type { TransferFacts } from '../../src/domain/transfer/transfer.ts';
import type { SeenStub } from './lifecycle-person.ts';

/** What the page of a transfer says and offers, written by hand from the spec. */
export const transferStub = (state: string, { arrived, reversed }: TransferFacts): SeenStub => {
  if (state === 'InTransit')
    return {
      word: 'In transit',
      offered: ['Receive all', 'Receive part', 'Edit', 'Cancel transfer'],
      refused: [],
    };
  if (state === 'Cancelled') return { word: 'Cancelled', offered: [], refused: [] };
  return {
    word: 'Transferred',
    offered: arrived && !reversed ? ['Send back'] : [],
    refused: arrived ? ['Cancel transfer'] : ['Cancel transfer', 'Send back'],
  };
};
