import bwip from 'bwip-js/node';
import { symbologyOf } from '../../../src/domain/barcode/barcode.ts';

/**
 * A barcode as the widths of its bars and gaps in modules, a bar first and last.
 *
 * @param barcode one that has no fault
 */
export const modulesOf = (barcode: string): number[] => {
  const [drawn] = bwip.raw(symbologyOf(barcode), barcode);
  if (!drawn || !('sbs' in drawn)) throw new Error(`${barcode} was not drawn as bars.`);
  // Some symbologies end in a gap.
  return drawn.sbs.slice(0, drawn.sbs.length - (drawn.sbs.length % 2 === 0 ? 1 : 0));
};
