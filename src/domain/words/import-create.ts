/** What is read where an import creates what its file names and there is none of. */
export const importCreateWords = {
  create: { taxes: 'Create a tax', locations: 'Create a location', expenseCategories: 'Create a category' },
  named: ({ value }: { value: string }) => `for “${value}”`,
  lead: ({ value }: { value: string }) =>
    `It’s used for every row with “${value}”, and stays if you undo the import.`,
  keep: 'Cancel',
} as const;
