import type { BankCard, BankView } from '../../domain/bank.ts';
import { send } from '../client/client.ts';
import { bankCalls } from '../contract/bank.ts';
import { bankFromWire, bankOpeningWire, bankWire } from '../wire/bank.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Edited, Told } from './command.ts';

const ours = ourNames(bankWire);

interface TypedBank {
  card: BankCard;
  /** What stood in it when the books began: nothing is 0; without a day today, without a rate the one that stands, or 1. */
  opening: { amount: string; onDay: string | null; rate: string | null };
  /** Asked of a new one alone: of one that stands it is an act of its own. */
  makeDefault: boolean;
  /** Null for a new one. */
  edited: Edited | null;
}

/** Adds a bank with its own account in the ledger, or saves the one that is edited. */
export const saveBank = (
  { businessId: businessid, intentKey }: Asked,
  { card, opening, makeDefault, edited }: TypedBank,
): Promise<Told> => {
  const body = { businessid, ...bankWire.toWire(card), ...bankOpeningWire.toWire(opening) };
  return edited
    ? send(bankCalls.updateBank, { body: { ...body, ...edited }, intentKey, ours })
    : send(bankCalls.addBank, { body: { ...body, isdefault: makeDefault }, intentKey, ours });
};

/** Makes a bank the default in place of the one that is. */
export const setDefaultBank = ({ businessId: businessid, intentKey }: Asked, bankid: string): Promise<Told> =>
  send(bankCalls.setDefaultBank, { body: { businessid, bankid }, intentKey });

/** Puts a bank that was archived to use again. */
export const activateBank = ({ businessId: businessid, intentKey }: Asked, bankid: string): Promise<Told> =>
  send(bankCalls.activateBank, { body: { businessid, bankid }, intentKey });

/** Puts away a bank whose account has entries, removes another; answers those there are then. */
export const deleteBank = async (
  { businessId: businessid, intentKey }: Asked,
  bankid: string,
): Promise<Told & { banks: BankView[] }> => {
  const { message, data } = await send(bankCalls.deleteBank, { body: { businessid, bankid }, intentKey });
  return { message, banks: data.map(bankFromWire) };
};
