/** What is wrong with an account of the books as it is typed. */

export const nameMissing = 'Enter a name for the account.';
export const nameTooLong = 'A name has at most 100 characters.';
export const codeTooLong = 'A code has at most 20 characters.';
export const descriptionTooLong = 'A description has at most 500 characters.';
export const subgroupMissing = 'Choose a sub-group.';
export { currencyUnknown } from './everywhere.ts';
export const currencyOfCashAlone = 'Only accounts under Cash and bank can be kept in a foreign currency.';
