import type { StatusWord } from './status.ts';

/** The word people read for each status, and the colour it stands in. */
export const quoteStatus: Readonly<Record<string, StatusWord>> = {
  Open: { word: 'Open', tone: 'waiting', next: 'Converted' },
  ConvertedToInvoice: { word: 'Converted to invoice', brief: 'Invoiced', tone: 'settled' },
  ConvertedToReceipt: { word: 'Converted to receipt', brief: 'Receipted', tone: 'settled' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};
