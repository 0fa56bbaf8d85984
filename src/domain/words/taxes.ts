import { counted, everywhere } from './everywhere.ts';

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
    kind: 'Kind',
    deductible: 'Deductible on purchases',
    deductedWhole: 'You can claim it back on purchases',
    deductibleHint: 'The part you claim back. What you can’t claim is added to the cost of your purchases.',
    reason: 'Sentence on your invoices',
    reasonHint: 'Why no tax is charged, or who owes it. Leave it empty for none.',
  } as const,

  taxListWords: {
    deactivated: 'Deactivated',
    inUse: 'In use',
    notUsed: 'Not used',
    name: 'Name',
    percentage: 'Percentage',
    kind: 'Kind',
    deductible: 'Deductible',
    status: 'Status',
    taxes: 'Taxes',
    newTax: 'New tax',
    edit: 'Edit',
    delete: 'Delete',
    activate: 'Activate',
    empty: 'You have no taxes yet. Add one to charge it on quotes and invoices.',
  } as const,

  kindWords: {
    standard: 'Standard',
    reduced: 'Reduced',
    zero: 'Zero-rated',
    exempt: 'Exempt',
    'reverse-charge': 'Reverse charge',
    import: 'Import',
    outside: 'Outside scope',
  } as const,

  importWords: {
    base: ({ name }: { name: string }) => `${name || 'Import'}: value taxed`,
    tax: ({ name }: { name: string }) => `${name || 'Import'}: tax charged`,
  } as const,

  kindHints: {
    standard: 'Charged on sales and paid on purchases.',
    reduced: 'A lower rate, charged and paid like the standard one.',
    zero: 'Taxed at 0%. It’s in your tax report.',
    exempt: 'Not taxed. It’s in your tax report.',
    'reverse-charge':
      'The buyer owes it. On your bills it’s owed to the tax office and deducted; on your invoices nothing is charged.',
    import:
      'Charged by customs or a carrier on a separate bill. You enter the tax and the amount it’s calculated from.',
    outside: 'Not part of any tax report.',
  } as const,

  usualAdded: (added: number) =>
    added === 0 ? 'You already have these taxes.' : `${counted(added, 'tax', 'taxes')} added.`,

  usualWords: {
    add: (percents: string) => `Add the usual rates: ${percents}`,
    lead: 'These are the rates in your country. Add them all at once, and change them as you like.',
  } as const,

  /** What the list of taxes answers while there is none; the spec fixes it. */
  noTaxes: 'No data found',
};

export const taxFaults = {
  percentageWrong: 'Enter a percentage from 0 to 100.',
  percentageTooFine: 'A percentage has at most four decimals.',
  kindChargesNothing: 'Nothing is charged for this kind of tax: enter 0.',
  kindChargesSomething: 'Enter a percentage above 0, or choose zero-rated, exempt or outside scope.',
  reasonTooLong: 'The sentence has at most 300 characters.',
  importOnSale: 'Import tax can only be on a bill.',
  baseMissing: 'Enter the amount the tax is calculated from.',
  importTaxMissing: 'Enter the tax.',
  importInPrices: 'Import tax is never part of a price. Enter this bill’s prices without tax.',
  importAmount: 'A line with import tax has only the tax. Leave the amount out.',
  importPriced: 'A line with import tax has only the tax: its price is 0.',
  baseOnlyOfImport: 'Only a line with import tax has an amount it’s calculated from.',
  nameMissing: everywhere.nameMissing,
  nameTooLong: 'The name has at most 100 characters.',
  nameTaken: 'Another tax, perhaps one no longer in use, has this name.',
};
