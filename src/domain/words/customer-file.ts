/** What is read in customer file. */

export const unknownColumn = (unknown: string) => `A file of customers has no column “${unknown}”.`;
