/** Whether the tax in what is written off is taken back too. */

export const question = 'What should happen to the tax in it?';
export const gross = 'Leave the tax as it is';
export const next = 'Continue';
