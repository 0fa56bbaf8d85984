/** What is read in bank fault. */

export const theBank = 'The bank';
export const anAccountNumber = 'An account number';
export const theAccountName = 'The account name';
export const theAccountType = 'The account type';
export const theAddress = 'The address';
export const aSortCode = 'A sort code';
export const accountNumberWrong = 'An account number has letters, digits, spaces and dashes only.';
export const routingNumberWrong = 'An ACH routing number has nine digits.';
export const sortCodeWrong = 'A sort code has digits and dashes only.';
export const swiftCodeWrong = 'A SWIFT code has eight or eleven letters and digits, like DEUTDEFF.';
export const ibanWrong = 'This IBAN isn’t valid. Check it for a missing or swapped character.';
export const nameMissing = 'Enter the name of the bank.';
export { currencyUnknown } from './everywhere.ts';
export { tooLong } from './record-refusals.ts';
