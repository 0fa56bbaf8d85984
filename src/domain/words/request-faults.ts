/** What is read in request fault. */

export const tooLongForFile = 'A file can have at most 200,000 rows. Narrow the list, for example by date.';
export const tooLongForPdf =
  'A PDF can have at most 20,000 rows. Download the list as CSV, or narrow it, for example by date.';
export const searchTooDeep =
  'You can look through the first 10,000 results of a search. Search for more words to find what you need.';
export const tooMuchForFile = 'This is too much for one file. Choose a shorter period.';
export const sentWithOtherContent = 'This request was sent before with other content. Open the form again.';
export const reportUnknown = 'There is no report of this name.';
export const planDoesNotInclude = 'Your plan does not include this.';
export const nameTheBusiness = 'Name the business.';
export const twoSpellings = (first: string, other: string) =>
  `Send ${first} or ${other}, not two different ones.`;
export const unknownMoney = (name: string, near: string | null) =>
  near
    ? `We don’t know ${name}. Send ${near} instead.`
    : `We don’t know ${name}. Send it under one of the names we take here, or leave it out.`;
export const idempotencyKeyTooLong = 'The Idempotency-Key is too long.';
export const nestedTooDeep = 'This is nested too deep.';
export const pageAloneOpens = 'This address must be opened by the page itself.';
export { notFound, throttled as tooManyTries, unexpected } from './everywhere.ts';
export const booksLocked = 'The books are locked for this day. Choose a later day.';
export const requestCantRead = 'The request can’t be read.';
export const pdfsBusy = 'Many PDFs are being made at the moment. Try again in a few seconds.';
export const pdfTooSlow = 'This PDF took too long to make. Try again in a minute.';
export const picturesBusy = 'Many pictures are being read at the moment. Try again in a few seconds.';
