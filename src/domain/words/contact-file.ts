/** What is read of a file of contacts. */

export const unknownColumn = (contacts: string, unknown: string) =>
  `A file of ${contacts} has no column “${unknown}”.`;

/** The columns of what was owed before the books began. */
export const ofOpening = ['Opening balance', 'Opening day'] as const;
