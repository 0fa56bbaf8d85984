/** What is read in bank fault. */
export const bankFaultWords = {
  theBank: 'The bank',
  anAccountNumber: 'An account number',
  theAccountName: 'The account name',
  theAccountType: 'The account type',
  theAddress: 'The address',
  aSortCode: 'A sort code',
  accountNumberWrong: 'An account number has letters, digits, spaces and dashes only.',
  routingNumberWrong: 'An ACH routing number has nine digits.',
  sortCodeWrong: 'A sort code has digits and dashes only.',
  swiftCodeWrong: 'A SWIFT code has eight or eleven letters and digits, like DEUTDEFF.',
  nameMissing: 'Enter the name of the bank.',
  tooLong: (label: string, limit: number) => `${label} has at most ${limit} characters.`,
  currencyUnknown: 'Choose a currency of the list.',
} as const;
