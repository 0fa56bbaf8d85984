import { plus } from '../../domain/money.ts';

/** A typed quantity plus one. What can't be read as a number counts as 0. */
export const oneMore = (quantity: string): string =>
  plus(/^-?\d+(\.\d+)?$/.test(quantity) ? quantity : '0', '1');
