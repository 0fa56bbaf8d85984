/** Why a file can't be imported, and what to do about it. */

export { empty } from './attachment-answers.ts';
export const onlyHeaders = 'This file has column names and no rows. Add the rows and upload it again.';
export const tooLarge = 'This file is larger than 20 MB. Split it into smaller files.';
export const notText =
  'This isn’t a CSV or TSV file. Open it in your spreadsheet program, save it as CSV and upload that.';
export const tooManyRows = 'This file has more than 100,000 rows. Split it into smaller files.';
export const tooManyColumns = 'This file has more than 100 columns. Remove the columns you don’t need.';
export const cellTooLong = ({ line }: { line: number }) =>
  `A cell near line ${line} has more than 10,000 characters. Shorten it, or close its quotes.`;
export const quoteOpen = ({ line }: { line: number }) =>
  `The quote that opens on line ${line} isn’t closed. Close it and upload the file again.`;
export const headerUnnamed = ({ place }: { place: number }) =>
  `Column ${place} has no name. Name it in the first row, or remove it.`;
export const headerTwice = ({ header }: { header: string }) =>
  `Two columns are called ${header}. Rename one of them.`;
export const headerTooLong = 'The name of a column has at most 200 characters.';
