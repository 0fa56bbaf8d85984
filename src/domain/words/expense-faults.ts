/** What is wrong with an expense. */

export const nameMissing = 'Say what was paid for.';
export const descriptionMissing = 'Describe it in a few words.';
export const categoryMissing = 'Choose a category.';
export const tooLong = ({ limit }: { limit: number }) => `At most ${limit} characters fit here.`;
export const noBankByMode = 'Money paid this way doesn’t leave a bank. Leave the bank empty.';
export const bankArchived = 'This bank is archived. Choose another one.';
export const bankInOtherCurrency = ({ bank, homeCurrency }: { bank: string; homeCurrency: string }) =>
  `This bank is kept in ${bank}. Choose one in the expense’s currency or in ${homeCurrency}.`;
export const categoryUnknown = 'Choose a category of the list.';
export const categoryInactive = 'This category is no longer in use. Choose another one.';
export const inFuture = 'An expense can’t lie in the future.';
