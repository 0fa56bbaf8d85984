/** What settled a document, in a contact's history, where no way of paying says it. */

export const credit = 'Credit';
export const writeOff = 'Written off';
export const payment = 'Payment';
export const creditNote = 'Given back';
