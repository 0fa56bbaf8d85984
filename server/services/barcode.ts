import { randomInt } from 'node:crypto';
import {
  barcodeProblems,
  internalBarcode,
  internalCodes,
  type Symbology,
  symbologyOf,
} from '../../src/domain/barcode/barcode.ts';
import { invalid, refusalOf } from '../../src/domain/values/refusal.ts';
import { barcode as words } from '../../src/domain/words/barcodes.ts';
import { modulesOf } from '../adapters/barcodes/modules.ts';
import { Refused, refuse, type Tx } from '../store/database/tx.ts';
import { claimBarcode } from '../store/stock/barcodes.ts';

/** Throws `Refused` where another item has the barcode that one is given. */
export const refuseHeldBarcode = (
  id: string,
  holder: { id: string; name: string } | null,
  whyNot = words.taken,
): void => {
  if (holder && holder.id !== id) throw new Refused(invalid('barcode', whyNot({ item: holder.name })));
};

/**
 * A barcode is of one item among those that aren't deleted. It is held until the transaction ends, so that of two who give it at once
 * the second is refused. Throws `Refused`.
 *
 * @param id the item it is for
 */
export const refuseTakenBarcode = async (
  tx: Tx,
  id: string,
  typed: string,
  whyNot = words.taken,
): Promise<void> => {
  const barcode = typed.trim();
  if (barcode !== '') refuseHeldBarcode(id, await claimBarcode(tx, barcode), whyNot);
};

/**
 * A barcode of the business's own that no item has, held until the transaction ends. Drawn by lot among ten thousand million, so that
 * two who ask at once, and save later, hardly ever get the same.
 */
export const freeBarcode = async (tx: Tx, draw = () => randomInt(internalCodes)): Promise<string> => {
  const barcode = internalBarcode(draw());
  return (await claimBarcode(tx, barcode)) ? freeBarcode(tx, draw) : barcode;
};

/** How a barcode is drawn: the widths of its bars and gaps in modules, a bar first. Throws `Refused` for one that can't be. */
export const pictureOf = (typed: string): { symbology: Symbology; modules: number[] } => {
  const barcode = typed.trim();
  refuse(refusalOf(barcodeProblems(barcode)));
  if (barcode === '') throw new Refused(invalid('barcode', words.missing));
  return { symbology: symbologyOf(barcode), modules: modulesOf(barcode) };
};
