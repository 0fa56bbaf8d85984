/** What is read of a file of contacts. */

export const unknownColumn = (contacts: string, unknown: string) =>
  `A file of ${contacts} has no column “${unknown}”.`;
