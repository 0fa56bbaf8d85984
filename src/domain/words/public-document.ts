/** The page a customer has by a link. */

export const linkClosed =
  'This link opens nothing. It may have been withdrawn: ask whoever sent it for a new one.';
export const notLoaded = 'The document could not be fetched.';
export const print = 'Print';
export const downloadPdf = 'Download PDF';
export const sentWith = 'Sent with Counterfoil';
