import { isValidIBAN } from 'ibantools';
import type { BankCard } from '../books/bank.ts';
import { isCurrency } from '../values/currency.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { bankFaults as bankFaultWords } from '../words/banks.ts';

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

/** Every fault of a bank's card, each with its field. An IBAN is checked by its country's length and its check digits. */
export const bankProblems = (card: BankCard): FieldProblem[] => [
  ...(card.name.trim() ? [] : [{ field: 'name', message: bankFaultWords.nameMissing }]),
  ...Object.entries(longest)
    .filter(([field, [limit]]) => card[field as keyof BankCard].length > limit)
    .map(([field, [limit, label]]) => ({ field, message: bankFaultWords.tooLong(label, limit) })),
  ...shapes
    .filter(([field, shape]) => card[field] !== '' && !shape.test(card[field]))
    .map(([field, , message]) => ({ field, message })),
  ...(card.iban === '' || isValidIBAN(card.iban)
    ? []
    : [{ field: 'iban', message: bankFaultWords.ibanWrong }]),
  ...(card.currency === '' || isCurrency(card.currency)
    ? []
    : [{ field: 'currency', message: bankFaultWords.currencyUnknown }]),
];
