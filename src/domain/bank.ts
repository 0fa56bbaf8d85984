import { isCurrency } from './currency.ts';
import type { Day } from './day.ts';
import type { Decimal } from './money.ts';
import type { FieldProblem } from './refusal.ts';
import * as bankFaultWords from './words/bank-faults.ts';

/** A bank as it is typed: the spec's fields, and the currency its account is kept in. */
export interface BankCard {
  name: string;
  accountNumber: string;
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
  /** Null for none. */
  opening: BankOpening | null;
}

export const blankBank: BankCard = {
  name: '',
  accountNumber: '',
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
}

/** What its chart is asked about. */
export const bankStandingOf = ({ isDefault, active, used }: Pick<Bank, 'isDefault' | 'active' | 'used'>) => ({
  status: (active ? (isDefault ? 'Default' : 'Other') : 'Archived') satisfies BankStatus,
  facts: { used },
});

/** True once nothing of a bank is left, its account gone with it. */
export const isRemoved = ({ status }: { status: string }): boolean => status === 'Removed';

/** A bank's account ends in these, without spaces and dashes: they tell it apart and give nothing away. */
export const lastDigits = (accountNumber: string): string =>
  accountNumber.replace(/[^A-Za-z0-9]/g, '').slice(-4);

/**
 * What a bank's account is called in the ledger: by the bank, and the end of its number, for a business often has several
 * accounts in one bank.
 */
export const ledgerName = ({ name, accountNumber }: Pick<BankCard, 'name' | 'accountNumber'>): string => {
  const end = lastDigits(accountNumber);
  return end ? `${name} …${end}` : name;
};

const longest = {
  name: [100, bankFaultWords.theBank],
  accountNumber: [40, bankFaultWords.anAccountNumber],
  accountName: [100, bankFaultWords.theAccountName],
  accountType: [50, bankFaultWords.theAccountType],
  address: [300, bankFaultWords.theAddress],
  sortCode: [20, bankFaultWords.aSortCode],
} as const;

const shapes: readonly [field: keyof BankCard, shape: RegExp, message: string][] = [
  ['accountNumber', /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/, bankFaultWords.accountNumberWrong],
  ['routingNumber', /^\d{9}$/, bankFaultWords.routingNumberWrong],
  ['sortCode', /^\d[\d -]*$/, bankFaultWords.sortCodeWrong],
  ['swiftCode', /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, bankFaultWords.swiftCodeWrong],
];

/** Every fault of a bank's card, each with its field. */
export const bankProblems = (card: BankCard): FieldProblem[] => [
  ...(card.name.trim() ? [] : [{ field: 'name', message: bankFaultWords.nameMissing }]),
  ...Object.entries(longest)
    .filter(([field, [limit]]) => card[field as keyof BankCard].length > limit)
    .map(([field, [limit, label]]) => ({ field, message: bankFaultWords.tooLong(label, limit) })),
  ...shapes
    .filter(([field, shape]) => card[field] !== '' && !shape.test(card[field]))
    .map(([field, , message]) => ({ field, message })),
  ...(card.currency === '' || isCurrency(card.currency)
    ? []
    : [{ field: 'currency', message: bankFaultWords.currencyUnknown }]),
];

/** A card as it is kept: nothing around its words, a SWIFT code in capitals. */
export const tidyBank = (card: BankCard): BankCard => {
  const tidy = Object.fromEntries(Object.entries(card).map(([field, value]) => [field, value.trim()]));
  return { ...(tidy as unknown as BankCard), swiftCode: card.swiftCode.trim().toUpperCase() };
};
