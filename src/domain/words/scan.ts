/** What is read where items are scanned. */
export const scanWords = {
  unknown: ({ barcode }: { barcode: string }) => `No item has the barcode ${barcode}.`,
  scanned: ({ item, quantity }: { item: string; quantity: string }) => `${item}: ${quantity}`,
} as const;

/** What is read where items are scanned by the camera. */
export const cameraWords = {
  open: 'Scan with the camera',
  title: 'Scan barcodes',
  lead: 'Hold a barcode in front of the camera. It stays open until you’re done.',
  picture: 'What the camera sees',
  opening: 'Allow the camera if your browser asks.',
  ready: 'Ready to scan.',
  done: 'Done',
  close: 'Close',
  retry: 'Try again',
  blocked: 'Your browser blocks the camera for this page. Allow it in the address bar, then try again.',
  none: 'This device has no camera. Connect one, or use a hand scanner.',
  inUse: 'Another program is using the camera. Close it, then try again.',
  insecure: 'The camera works on secure (https) pages only. Use a hand scanner here.',
  lost: 'The camera was disconnected.',
  readerMissing: 'The barcode reader couldn’t be loaded. Check your connection, then try again.',
} as const;
