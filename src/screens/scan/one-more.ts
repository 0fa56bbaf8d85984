import { plus } from '../../domain/money.ts';

/** A typed quantity and one more; what can't be read as a number is begun anew. */
export const oneMore = (quantity: string): string =>
  plus(/^-?\d+(\.\d+)?$/.test(quantity) ? quantity : '0', '1');
