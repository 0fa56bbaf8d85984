import type { Pool, Stock } from '../books/stock.ts';
import type { Day } from '../day.ts';
import type { Document, DocumentHeader } from '../documents/document.ts';
import { formatDay } from '../values/format.ts';
import { beforeOpening as words } from '../words/stock.ts';

/**
 * True of a document from a file that is dated before its item's opening stock, which was counted after it: its goods are in that, or had left
 * before, so it moves none of them, whenever it is issued or corrected. Source: answers-2.md, Q56.
 */
export const isBeforeOpening = (
  { channel, issuedOn }: Pick<DocumentHeader, 'channel' | 'issuedOn'>,
  { openedOn = null }: Pick<Pool, 'openedOn'>,
): boolean => channel === 'import' && openedOn !== null && issuedOn < openedOn;

/** What is said of items a document moves none of, once for each. */
export const beforeOpeningSentences = (
  items: readonly { item: string; openedOn: Day }[],
  locale: string,
): string[] => [
  ...new Set(
    items.map(({ item, openedOn }) => words.beforeOpening({ item, day: formatDay(openedOn, locale) })),
  ),
];

/** The same of a document as its goods are planned. */
export const beforeOpeningOn = (
  document: Pick<Document, 'channel' | 'issuedOn' | 'lines'>,
  stock: Stock,
  locale: string,
): string[] =>
  beforeOpeningSentences(
    document.lines.flatMap(({ productId }) => {
      const pool = productId === null ? undefined : stock.pools.get(productId);
      return pool?.openedOn && isBeforeOpening(document, pool)
        ? [{ item: pool.name, openedOn: pool.openedOn }]
        : [];
    }),
    locale,
  );
