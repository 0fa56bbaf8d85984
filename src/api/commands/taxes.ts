import type { TaxCard } from '../../domain/tax.ts';
import { send } from '../client/client.ts';
import { taxCalls } from '../contract/tax.ts';
import { ourNames } from '../wire/rename.ts';
import { taxWire } from '../wire/tax.ts';
import type { Asked, Edited, Told } from './command.ts';

const ours = ourNames(taxWire);

interface TypedTax {
  card: TaxCard;
  /** Null for a new one. */
  edited: Edited | null;
}

/** Adds a tax, or saves the one that is edited. */
export const saveTax = ({ businessId, intentKey }: Asked, { card, edited }: TypedTax): Promise<Told> => {
  const body = { businessId, ...taxWire.toWire(card) };
  return edited
    ? send(taxCalls.updateTax, {
        body: { ...body, TaxId: edited.id, version: edited.version },
        intentKey,
        ours,
      })
    : send(taxCalls.addTax, { body, intentKey, ours });
};

/** Deactivates a tax that was ever used, removes another. */
export const deleteTax = ({ businessId, intentKey }: Asked, taxId: string): Promise<Told> =>
  send(taxCalls.deleteTax, { query: { businessId, taxId }, intentKey });

/** Puts a deactivated tax to use again. */
export const activateTax = ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
  send(taxCalls.activateTax, { body: { businessId, TaxId: id }, intentKey });
