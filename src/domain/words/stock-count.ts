import { counted as countOf } from './counted.ts';

/** What is said of counts of a location on both sides. */

// Why an entry isn't taken
export const countedByOthers = ({ item, counted }: { item: string; counted: string | null }) =>
  counted === null
    ? `Someone else took ${item} off this count. Enter the quantity again.`
    : `Someone else counted ${counted} of ${item} meanwhile. Check the quantity.`;
export const postedBefore = ({ item }: { item: string }) =>
  `The count of ${item} is already in your books. Count it again to correct it.`;
export const tooManyItems = ({ limit }: { limit: string }) =>
  `A count has at most ${limit} items. Post this one and start another.`;

// Why a count or a row of it can't be posted
export const nothingCounted = 'Count at least one item first.';
export const isPosted = 'This count is already in your books. Start a new one.';
export const isDiscarded = 'This count was discarded. Start a new one.';
export const countedSince = 'More was counted since you opened the review. Check the differences again.';
export const movedSince = ({ now, seen }: { now: string; seen: string }) =>
  `Stock moved since it was counted: your books say ${now} now, and said ${seen} then.`;

// What is read in answers
export const count = 'Count of a location';
export const started = 'Count started.';
export const joined = 'This location is being counted.';
export const recorded = 'Quantities saved.';
export const preview = 'What posting the count would do';
export const posted = ({ items, left }: { items: number; left: number }) =>
  left === 0
    ? `${countOf(items, 'item', 'items')} posted.`
    : `${countOf(items, 'item', 'items')} posted, ${left} left to check.`;
export const postedAlready = 'This count was posted before.';
export const discarded = 'Count discarded.';
