/** What is read in request fault. */
export const requestFaultWords = {
  tooLongForFile: 'This is too long for a file. Choose fewer days.',
  reportUnknown: 'There is no report of this name.',
  planDoesNotInclude: 'Your plan does not include this.',
  nameTheBusiness: 'Name the business.',
  twoSpellings: (first: string, other: string) => `Send ${first} or ${other}, not two different ones.`,
  idempotencyKeyTooLong: 'The Idempotency-Key is too long.',
  nestedTooDeep: 'This is nested too deep.',
  addressMustOpenedPage: 'This address must be opened by the page itself.',
  notFound: 'Not found.',
  unexpected: 'An unexpected error occured, please refresh and try again',
  tooManyTries: 'Please wait a couple of minutes and try again.',
  booksLocked: 'The books are locked for this day. Choose a later day.',
  requestCantRead: 'The request can’t be read.',
  pdfsBusy: 'Many PDFs are being made at the moment. Try again in a few seconds.',
  pdfTooSlow: 'This PDF took too long to make. Try again in a minute.',
  picturesBusy: 'Many pictures are being read at the moment. Try again in a few seconds.',
} as const;
