/** What is read in address field. */

export const attention = 'For the attention of';
export const stateOrRegion = 'State or region';
export const postalCode = 'Postcode';
export const phoneThere = 'Phone';
