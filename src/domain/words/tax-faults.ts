/** What is read in tax fault. */

export const percentageWrong = 'Enter a percentage from 0 to 100.';
export const percentageTooFine = 'A percentage has at most four decimals.';
export { nameMissing } from './everywhere.ts';
export const nameTooLong = 'The name has at most 100 characters.';
