/** What is read in tax fault. */
export const taxFaultWords = {
  percentageWrong: 'Enter a percentage from 0 to 100.',
  percentageTooFine: 'A percentage has at most four decimals.',
  nameMissing: 'Enter a name.',
  nameTooLong: 'The name has at most 100 characters.',
} as const;
