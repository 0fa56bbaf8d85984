/** What is read in address field. */
export const addressFieldWords = {
  attention: 'For the attention of',
  stateOrRegion: 'State or region',
  postalCode: 'Postal code',
  phoneThere: 'Phone there',
} as const;
