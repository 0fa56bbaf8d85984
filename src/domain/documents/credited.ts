import { type Decimal, minus, sum } from '../money.ts';
import type { DocumentHeader } from './document.ts';

/** What its credit notes took off what was owed. */
export const creditedOn = ({ credited }: Pick<DocumentHeader, 'credited'>): Decimal =>
  sum(credited.map(({ settled }) => settled));

/** What was paid of it: neither written off nor given back. */
export const paidOn = (document: Pick<DocumentHeader, 'settled' | 'writtenOff' | 'credited'>): Decimal =>
  minus(minus(document.settled, document.writtenOff), creditedOn(document));
