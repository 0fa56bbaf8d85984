/** What is read in an answer about bills and purchase orders alike. */

export const whatWasBilled = 'What the bills came to';
export const whatWasOrdered = 'What the purchase orders came to';
