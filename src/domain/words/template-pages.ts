/** What is read in template form. */
export const templateFormWords = {
  colourByEye: (label: string) => `${label}, by eye`,
  editInvoiceTemplate: 'Edit invoice template',
  newInvoiceTemplate: 'New invoice template',
  invoiceTemplates: 'Invoice templates',
  save: 'Save template',
  style: 'Style',
  colour: 'Colour',
  typeface: 'Typeface',
  logo: 'Logo',
  logoHint: 'PNG or JPEG',
  signature: 'Signature',
  signatureHint: 'PNG or JPEG, on a white or transparent background',
  nameUnderSignature: 'Name under the signature',
  showsBank: 'Show bank details on invoices',
  showsOnline: 'Show a “Pay online” link and QR code on PDFs of unpaid invoices',
  makeDefault: 'Use it for new documents',
} as const;

/** What is read in delete template. */
export const deleteTemplateWords = {
  title: 'Delete this template?',
  lead: (next: string) =>
    `Documents issued with it keep their look; drafts switch to the default one.${next}`,
  deleteTemplate: 'Delete template',
  keepIt: 'Keep it',
} as const;

/** What is read in template list. */
export const templateListWords = {
  default: 'Default',
  setAsDefaultNamed: (name: string) => `Set as default: ${name}`,
  setAsDefault: 'Set as default',
  deleteNamed: (name: string) => `Delete: ${name}`,
  delete: 'Delete',
  invoiceTemplates: 'Invoice templates',
  newTemplate: 'New template',
  empty:
    'A template sets how your invoices, receipts and quotes look: style, colour, font, logo and signature.',
} as const;
