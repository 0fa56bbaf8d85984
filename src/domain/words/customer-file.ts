/** What is read in customer file. */
export const customerFileWords = {
  unknownColumn: (unknown: string) => `A file of customers has no column “${unknown}”.`,
} as const;
