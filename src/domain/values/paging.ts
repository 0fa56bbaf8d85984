/** How many pages so many rows make; none at all are one empty page. */
export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** The page there is of the one asked for, from 1: one beyond the last is the last. */
export const pageWithin = (total: number, requested: { page: number; limit: number }): number =>
  Math.min(requested.page, pagesOf(total, requested.limit));
