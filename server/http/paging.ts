import { type Day, presetRange } from '../../src/domain/day.ts';

const defaultLimit = 10;
const most = 1000;

/** Page and size as sent; a page of 0 or less is the first, a size beyond the limit is cut. Defaults: page 1 of 10. */
export const pageOf = (sent: {
  page?: string | number | undefined;
  limit?: string | number | undefined;
}): { page: number; limit: number } => {
  const page = Number(sent.page ?? 1);
  const limit = Number(sent.limit ?? defaultLimit);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, most) : defaultLimit,
  };
};

export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** The range a call asks for: its days, else the preset it names, else the preset given. */
export const rangeOf = (
  sent: { fromdate?: string | undefined; todate?: string | undefined; sortby?: string | undefined },
  today: Day,
  preset: 'thisyear' | 'thismonth',
): { from: Day; to: Day } => {
  const named = sent.sortby === 'thisyear' || sent.sortby === 'thismonth' ? sent.sortby : preset;
  const range = presetRange(named, today);
  return { from: sent.fromdate ?? range.from, to: sent.todate ?? range.to };
};
