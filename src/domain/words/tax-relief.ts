import type { SideName } from '../books/side-names.ts';

/** Whether the tax in what is written off, or taken as a discount, is taken back too. */

export const question = 'What should happen to the tax in it?';
export const gross = 'Leave the tax as it is';
export const next = 'Continue';

/** What is said of taking tax back: its name, and what each choice does. */
export interface ReliefWords {
  net: string;
  grossMeans: string;
  netMeans: string;
}

/** What each choice does, by the side of the books. */
export const ofSide: Readonly<Record<SideName, ReliefWords>> = {
  receivable: {
    net: 'Claim the tax back',
    grossMeans: 'The whole amount, tax included, is recorded as a bad debt.',
    netMeans:
      'Only the amount before tax is a bad debt, and you owe less sales tax. Check when your country allows this: often once the debt is some months old.',
  },
  payable: {
    net: 'Give the tax back',
    grossMeans: 'The whole amount, tax included, is recorded as a discount.',
    netMeans: 'Only the amount before tax is a discount, and you claim back less tax on purchases.',
  },
};
