import { everywhere } from './everywhere.ts';

export const tax = {
  deleteTaxWords: {
    deactivatedWhenUsed:
      'It’s in use, so it will be deactivated. Documents and items keep it. You can no longer select it, but you can reactivate it.',
    deactivateTax: 'Deactivate tax',
    removedWhenUnused: 'Nothing uses it, so it will be removed for good.',
    removeTax: 'Remove tax',
    title: (name: string) => `Delete ${name}?`,
    keepIt: 'Keep it',
  } as const,

  taxWords: {
    enterAPercentage: 'Enter a percentage.',
    edit: (name: string) => `Edit ${name}`,
    newTax: 'New tax',
    lead: 'Documents keep the name and percentage they were written with.',
    save: 'Save tax',
    name: 'Name',
    percentage: 'Percentage',
    recoverable: 'Recoverable (you can claim it back on purchases)',
  } as const,

  taxListWords: {
    deactivated: 'Deactivated',
    inUse: 'In use',
    notUsed: 'Not used',
    name: 'Name',
    percentage: 'Percentage',
    recoverable: 'Recoverable',
    notRecoverable: 'Not recoverable',
    status: 'Status',
    taxes: 'Taxes',
    newTax: 'New tax',
    edit: 'Edit',
    delete: 'Delete',
    activate: 'Activate',
    empty: 'You have no taxes yet. Add one to charge it on quotes and invoices.',
  } as const,

  /** What the list of taxes answers while there is none; the spec fixes it. */
  noTaxes: 'No data found',
};

export const taxFaults = {
  percentageWrong: 'Enter a percentage from 0 to 100.',
  percentageTooFine: 'A percentage has at most four decimals.',
  nameMissing: everywhere.nameMissing,
  nameTooLong: 'The name has at most 100 characters.',
};
