import type { Stock } from '../books/stock.ts';
import type { Day } from '../day.ts';
import type { Document } from '../documents/document.ts';
import { isPositive } from '../money.ts';
import { beforeOpeningOn } from '../posted/before-opening.ts';
import { formatDay } from '../values/format.ts';
import { importAnswers } from './import-files.words.ts';

/**
 * What to check of a document before it is imported: that an opening balance of its contact doesn't include it, and which items it
 * doesn't move, as their opening stock includes it. Source: answers-2.md, Q56.
 *
 * @param contact its name, and the day of its opening balance; undefined where it has none
 */
export const documentWarnings = (
  document: Document,
  contact: { name: string; openedOn: Day | undefined },
  stock: Stock,
  locale: string,
): string[] => {
  const { name, openedOn } = contact;
  const isOlder = openedOn !== undefined && document.issuedOn < openedOn && isPositive(document.homeOpen);
  return [
    ...(isOlder ? [importAnswers.mayBeOpened({ contact: name, day: formatDay(openedOn, locale) })] : []),
    ...beforeOpeningOn(document, stock, locale),
  ];
};
