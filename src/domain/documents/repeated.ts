/** The places of lines whose product an earlier line has already. */
export const repeatedAt = (lines: readonly { productId?: string | null | undefined }[]): number[] => {
  const seen = new Set<string>();
  return lines.flatMap(({ productId }, index) => {
    if (!productId) return [];
    if (seen.has(productId)) return [index];
    seen.add(productId);
    return [];
  });
};
