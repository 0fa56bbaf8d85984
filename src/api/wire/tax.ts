import { renaming } from './rename.ts';

/** Our words for a tax → the spec's. */
export const taxWire = renaming({
  id: 'TaxId',
  name: 'TaxName',
  percent: 'TaxPercentage',
  recoverable: 'IsRecoverable',
  kind: 'Kind',
  deductible: 'Deductible',
  reason: 'Reason',
  active: 'IsActive',
  used: 'IsUsed',
  version: 'version',
});
