import type { BankCard } from '../books/bank.ts';
import type { Day } from '../day.ts';

/** A bank as a paper names it. */
export interface PaperBank extends Omit<BankCard, 'currency'> {
  id: string;
  /** It was the default one then. */
  isDefault: boolean;
}

/** What a document's paper says beside its content. */
export interface DocumentPaper {
  /** The bank it was asked to be paid into by name; null for the default one. */
  bankId: string | null;
  /** The bank as it was when the document was issued or edited last; null for none. A draft names it as it is by now. */
  bank: PaperBank | null;
  /** The day of the supply where it is not the day of issue; null where it is. */
  supplyOn: Day | null;
  /** The day an issued order was changed last, which tells its paper from the one its vendor has; left out where it never was. */
  changedOn?: Day | null;
}

/** What of it is asked for; what is left out stays as it is. */
export type PaperRequest = { [Field in 'bankId' | 'supplyOn']?: DocumentPaper[Field] | undefined };

export const plainPaper: DocumentPaper = { bankId: null, bank: null, supplyOn: null };

/** What paper says of a bank, and nothing else that is known of it. */
export const paperBankOf = (bank: PaperBank): PaperBank => ({
  id: bank.id,
  name: bank.name,
  accountNumber: bank.accountNumber,
  iban: bank.iban,
  accountName: bank.accountName,
  accountType: bank.accountType,
  routingNumber: bank.routingNumber,
  address: bank.address,
  sortCode: bank.sortCode,
  swiftCode: bank.swiftCode,
  isDefault: bank.isDefault,
});
