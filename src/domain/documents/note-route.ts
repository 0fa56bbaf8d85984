/** The route of the public page of a credit note or a cancellation, and the words of its address. */
export const noteRoute = {
  path: '/public-credit-note',
  business: 'businessid',
  token: 'token',
  document: 'documentid',
  note: 'creditnoteid',
} as const;
