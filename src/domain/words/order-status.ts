import type { StatusWord } from './status.ts';

/** The word people read for each status, and the colour it stands in. */
export const orderStatus: Readonly<Record<string, StatusWord>> = {
  Draft: { word: 'Draft', tone: 'draft', next: 'Issued' },
  Issued: { word: 'Issued', tone: 'waiting', next: 'Billed' },
  ConvertToBill: { word: 'Partly billed', tone: 'waiting', next: 'Billed' },
  BillCreated: { word: 'Billed', tone: 'settled' },
  Cancelled: { word: 'Cancelled', tone: 'stopped' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};
