/**
 * Which of several is the default, where there is one as long as there is any: the one asked for, else the one that is,
 * else the first.
 *
 * @param known oldest first
 * @returns its id; null where there is none
 */
export const defaultAmong = (
  known: readonly { id: string; isDefault: boolean }[],
  requested: string | null = null,
): string | null => requested ?? known.find(({ isDefault }) => isDefault)?.id ?? known[0]?.id ?? null;
