/** What is wrong with an expense. */

export const nameMissing = 'Say what was paid for.';
export const descriptionMissing = 'Describe it in a few words.';
export const categoryMissing = 'Choose a category.';
export const tooLong = ({ limit }: { limit: number }) => `At most ${limit} characters fit here.`;
export const categoryUnknown = 'Choose a category from the list.';
export const categoryInactive = 'This category is no longer in use. Choose another one.';
export const inFuture = 'An expense can’t be in the future.';
