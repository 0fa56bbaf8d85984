/** What is said of stock that is changed by hand. */

// Faults
export const quantityMissing = 'Enter a quantity above 0.';
export const causeUnknown = 'Choose a reason from the list.';
export const noteTooLong = 'The note has at most 500 characters.';
export const movedSince = ({ now, seen, counted }: { now: string; seen: string; counted: string }) =>
  `There are ${now} now, and there were ${seen} when you counted. Save again to set the stock to ${counted}.`;

// What the books say beside the entries
export const counted = ({ product }: { product: string }) => `Stock count of ${product}`;
export const countedInFile = 'Counted in an imported file';
export const increased = ({ product }: { product: string }) => `Stock of ${product} increased`;
export const decreased = ({ product }: { product: string }) => `Stock of ${product} decreased`;

/** Why stock is changed by hand, as it is chosen and shown. Source: answers-2.md, Q36. */
export const causes = {
  found: 'Found',
  damaged: 'Damaged',
  lost: 'Lost',
  expired: 'Expired',
  'own use': 'Own use',
  other: 'Other',
} as const;

/** The same with what nobody chooses: an online store counts by itself. */
export const shownCauses = { ...causes, store: 'Your online store' } as const;
