import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { inOneLine } from '../text.ts';

/** A bank as it is typed: the spec's fields, and the currency its account is kept in. */
export interface BankCard {
  name: string;
  accountNumber: string;
  /** International bank account number, without blanks; ours, beside the spec's fields. */
  iban: string;
  accountName: string;
  accountType: string;
  routingNumber: string;
  address: string;
  sortCode: string;
  swiftCode: string;
  /** Empty for home. */
  currency: string;
}

/** What stood in a bank when the books began; less than zero for an overdraft. */
export interface BankOpening {
  amount: Decimal;
  onDay: Day;
  rate: Decimal;
}

/** An opening balance as it is typed. */
export interface TypedOpening {
  amount: BankOpening['amount'];
  /** Null is that of the one that stands, today where there is none. */
  onDay: string | null;
  /** Home per unit of the bank's currency; null is that of the one that stands, 1 where there is none. */
  rate: string | null;
}

export interface Bank extends BankCard {
  id: string;
  /** Its own account in the ledger. */
  accountId: number;
  isDefault: boolean;
  /** False once it was archived: its account keeps what stands on it and takes nothing more. */
  active: boolean;
  /** Its account has entries, so that it is archived rather than removed. */
  used: boolean;
  /** No other bank is in use. */
  alone: boolean;
  /** The entry of its opening balance; null for none. */
  openingId: string | null;
  /** Who added it. */
  addedBy: string | null;
  version: number;
}

/** A bank with what stands on its account. */
export interface BankView extends Omit<Bank, 'openingId'> {
  /** What stands on its account today and after, in home currency. */
  balance: Decimal;
  /** The same in the bank's own currency: what moved in that. */
  ownBalance: Decimal;
  /** Of the balance, what moved in other currencies than the bank's own, in home currency; 0 for a bank kept at home. */
  otherMoney: Decimal;
  /** What stood in it when the books began; less than zero for an overdraft, zero for none. */
  openingBalance: Decimal;
  /** Null where there is none. */
  openingOn: Day | null;
  /** Home per unit of the bank's currency; null where there is none. */
  openingRate: Decimal | null;
}

export const blankBank: BankCard = {
  name: '',
  accountNumber: '',
  iban: '',
  accountName: '',
  accountType: '',
  routingNumber: '',
  address: '',
  sortCode: '',
  swiftCode: '',
  currency: '',
};

/** Where a bank stands among the others. */
export type BankStatus = 'Default' | 'Other' | 'Archived' | 'Removed';

/** What its chart knows beside its status. */
export interface BankFacts {
  /** Its account has entries. */
  used: boolean;
  /** No other bank is in use. */
  alone: boolean;
}

/** What its chart is asked about. */
export const bankStandingOf = ({
  isDefault,
  active,
  used,
  alone,
}: Pick<Bank, 'isDefault' | 'active' | 'used' | 'alone'>) => ({
  status: (active ? (isDefault ? 'Default' : 'Other') : 'Archived') satisfies BankStatus,
  facts: { used, alone },
});

/** A bank's account ends in these, without spaces and dashes: they tell it apart and give nothing away. */
export const lastDigits = (accountNumber: string): string =>
  accountNumber.replace(/[^A-Za-z0-9]/g, '').slice(-4);

/** The same of whichever number a bank has. */
export const accountEnd = ({ accountNumber, iban }: Pick<BankCard, 'accountNumber' | 'iban'>): string =>
  lastDigits(accountNumber || iban);

/** What a bank is called where it is chosen: with the end of its account's number. */
export const bankLabel = ({ name, ends }: { name: string; ends: string }): string =>
  ends ? `${name} …${ends}` : name;

/**
 * What a bank's account is called in the ledger: by the bank, and the end of its number, for a business often has several
 * accounts in one bank.
 */
export const ledgerName = (card: Pick<BankCard, 'name' | 'accountNumber' | 'iban'>): string =>
  bankLabel({ name: card.name, ends: accountEnd(card) });

/** A card as it is kept: nothing around its words, a SWIFT code and an IBAN in capitals, the IBAN without blanks. */
export const tidyBank = (card: BankCard): BankCard => {
  const tidy = Object.fromEntries(Object.entries(card).map(([field, value]) => [field, value.trim()]));
  return {
    ...(tidy as unknown as BankCard),
    name: inOneLine(card.name),
    accountName: inOneLine(card.accountName),
    swiftCode: card.swiftCode.trim().toUpperCase(),
    iban: card.iban.replace(/[\s-]/g, '').toUpperCase(),
  };
};
