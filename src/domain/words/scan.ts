/** What is read where items are scanned. */
export const scanWords = {
  unknown: ({ barcode }: { barcode: string }) => `No item has the barcode ${barcode}.`,
  scanned: ({ item, quantity }: { item: string; quantity: string }) => `${item}: ${quantity}`,
} as const;
