/** What an invoice must say by law, and lacks. */
export const lawful = {
  address: 'address',
  or: ' or ',
  your: (name: string) => `your ${name}`,
  customerNumber: 'the customer’s tax number',
  customerVatNumber: 'the customer’s VAT number',
  names: {
    customerName: 'the customer’s name',
    customerAddress: 'the customer’s address',
    customerContact: 'the customer’s address, phone or email',
    supplyDate: 'the date of supply',
    reason: 'why no tax is charged',
  },
  /** With the law that asks it. */
  cited: ({ name, law }: Record<'name' | 'law', string>) => `${name} (${law})`,

  /** “Invoices from Nigeria must show your address and TIN.” */
  shouldShow: ({ country, lacking }: { country: string; lacking: string }) =>
    `Invoices from ${country} must show your ${lacking}.`,
  add: ({ several }: { several: boolean }) => `Add ${several ? 'them' : 'it'} in Business settings`,
  thenEdit: ({ several }: { several: boolean }) =>
    `Then edit and save this invoice so it shows ${several ? 'them' : 'it'}.`,

  // Before it is issued
  notShown: ({ list, country, several }: { list: string; country: string; several: boolean }) =>
    `Not shown yet: ${list}. Invoices from ${country} must show ${several ? 'them' : 'it'}.`,
  notShownOn: ({
    count,
    formatted,
    name,
    country,
    law,
  }: { count: number } & Record<'formatted' | 'name' | 'country' | 'law', string>) =>
    `${count === 1 ? `${formatted} invoice doesn’t` : `${formatted} invoices don’t`} show ${name}. Invoices from ${country} must (${law}).`,

  // Beside the form
  requiredIn: ({ country }: { country: string }) => `Required in ${country}`,
  missing: 'You can issue it as it is, but the law asks for:',
  complete: ({ country }: { country: string }) =>
    `Everything that invoices from ${country} must show is filled in.`,
  everything: 'What the law asks for',
  inSettings: 'Add in Business settings',
  chooseCustomer: 'Choose a customer',
  editCustomer: 'Edit the customer',
  enterDate: 'Enter the date',
  chooseTax: 'Choose a tax that says why',
  addSentence: ({ tax }: { tax: string }) => `Add the sentence to ${tax}`,

  // In a preview
  openCustomers: 'Open customers',
  openTaxes: 'Open taxes',
  draft: 'draft',
  editIt: ({ document }: { document: string }) => `Edit the ${document}`,
  thenSave: ({ document }: { document: string }) =>
    `Then save the ${document} again so it shows what you added.`,
  dateAfterwards: 'You can add the date of supply to the invoice afterwards.',
  dateInFile: 'Match a column with “Date of supply”, or add the date to the invoices afterwards.',
} as const;
