import { renaming } from './rename.ts';

/** What stood on an account when the books began. */
export const bankOpeningWire = renaming({
  amount: 'OpeningBalance',
  onDay: 'OpeningDate',
  rate: 'OpeningRate',
});
