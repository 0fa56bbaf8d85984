/** What the pages of an import ask and say of documents alone. */
export const importDocumentWords = {
  question: 'What should they become?',
  becomes: {
    others: {
      draft: {
        label: 'Drafts',
        meaning: 'Nothing is posted until you issue them. What was paid isn’t imported.',
      },
      issued: {
        label: 'Issued documents',
        meaning: 'They’re posted on their issue date and keep their number where it’s free.',
      },
    },
    bills: {
      draft: {
        label: 'Drafts',
        meaning: 'Nothing is posted until you approve them. What was paid isn’t imported.',
      },
      issued: {
        label: 'Approved bills',
        meaning: 'They’re posted on their issue date, and their items come into stock.',
      },
    },
  },
  paidBy: 'Payments were made by',
  rowsAdded: 'Rows added',
  rowsUpdated: 'Rows updated',
  rowsLeft: 'Rows left as they are',
  rowsWithErrors: 'Rows with errors',
  rowsUndone: 'Rows undone',
  rowsKept: 'Rows kept',
  rowsRefused: 'Rows that couldn’t be undone',
  totalRows: 'Total rows',
  rowsProgress: ({ done, all }: { done: string; all: string }) => `${done} of ${all} rows undone`,
  startFile: 'Import this file',
  stockByParts: ({ atOnce }: { atOnce: string }) =>
    `Rows are tried ${atOnce} at a time. Stock that earlier ones take isn’t missing for later ones here, so the import may still refuse some.`,
  warnings: 'Check before you import',
  exportHint: ({ documents }: { documents: boolean }) =>
    documents
      ? 'Issued ones, with a row for each line, as a file you can import.'
      : 'All except deleted ones, as a file you can import.',
  exportOwn: ({ many }: { many: string }) => `Download your ${many}`,
} as const;
