import { renaming } from './rename.ts';

/** Our words for a tax → the documents'. Its id is written apart. */
export const taxWire = renaming({
  name: 'TaxName',
  percent: 'TaxPercentage',
  recoverable: 'IsRecoverable',
  active: 'IsActive',
  used: 'IsUsed',
  version: 'version',
});
