import type { TemplateFont, TemplateStyle } from '../values/template-look.ts';
import { includingTax, taxNumbers } from './everywhere.ts';

/** What a document says on paper. */
export const paper = {
  registration: taxNumbers.registration,
  taxNumber: taxNumbers.taxNumber,
  vatNumber: taxNumbers.vatNumber,

  // Its head
  deliverTo: 'Deliver to',
  deliveredTo: 'Delivered to',
  billedTo: 'Billed to',
  shipTo: 'Ship to',
  noNumber: 'Draft, no number yet',
  issued: ({ day }: { day: string }) => `Issued ${day}`,

  /** Of what somebody else wrote: its own day. */
  dated: ({ day }: { day: string }) => `Dated ${day}`,

  /** Of goods that are ordered. */
  expected: ({ day }: { day: string }) => `Expected by ${day}`,

  /** Of what is offered. */
  validUntil: ({ day }: { day: string }) => `Valid until ${day}`,

  /** What somebody else wrote, as it is entered here. */
  recordOf: ({ document }: { document: string }) => `${document} record`,

  /** Of the record of what somebody else wrote: their number, and the one it is found by here. */
  theirNumber: ({ reference }: { reference: string }) => `Their number ${reference}`,
  ourNumber: ({ number }: { number: string }) => `Our number ${number}`,

  /** What the other party calls it. */
  yourReference: ({ reference }: { reference: string }) => `Your reference ${reference}`,
  changed: ({ day }: { day: string }) => `Changed ${day}`,
  supplied: ({ day }: { day: string }) => `Date of supply ${day}`,
  due: ({ day }: { day: string }) => `Due ${day}`,

  /** What a reader looks for first. */
  dueBy: ({ amount, day }: Record<'amount' | 'day', string>) => `${amount} due by ${day}`,

  // Its lines
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  tax: 'Tax',
  amount: 'Amount',

  // The same where prices include tax
  priceIncludingTax: includingTax.price,
  amountIncludingTax: includingTax.amount,

  // Its sums
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  shippingTax: 'Shipping tax',

  /** A rate and what it is taken on: “VAT 21% on 96.00”. */
  taxOn: ({ tax, base }: { tax: string; base: string }) => `${tax} on ${base}`,

  // Of prices that include it, what of the total is tax
  subtotalIncludingTax: 'Subtotal including tax',
  includingTaxOn: ({ tax, base }: { tax: string; base: string }) => `Including ${tax} on ${base}`,
  includingTax: 'Including tax',

  totalIn: ({ currency }: { currency: string }) => `Total ${currency}`,
  paid: 'Paid',
  paidOn: ({ day }: { day: string }) => `Paid ${day}`,
  writtenOff: 'Written off',
  discountTaken: 'Discount taken',
  credited: 'Credited',
  refunded: 'Refunded',
  toYourCredit: 'To your credit',
  leftAsAdvance: 'Left as an advance',
  creditNoteOf: ({ document, number }: Record<'document' | 'number', string>) => `For ${document} ${number}`,
  cancellation: 'Cancellation',
  cancels: ({ document, number, day }: Record<'document' | 'number' | 'day', string>) =>
    `Cancels ${document} ${number} of ${day}`,
  priceLowered: 'Lower price',
  amountDue: 'Amount due',

  // How it is paid
  howToPay: 'Pay by bank transfer',
  accountHolder: 'Account holder',
  bank: 'Bank',
  iban: 'IBAN',
  accountNumber: 'Account number',
  bic: 'BIC',
  swiftCode: 'SWIFT code',
  sortCode: 'Sort code',
  routingNumber: 'Routing number',
  paymentReference: 'Reference',
  scanToPay: 'Scan with your banking app',
  payOnline: 'Pay online',
  payOnlineLink: 'Open the payment page',
  payOnlineHint: 'Scan the code with your phone’s camera, or follow this link:',
  scanToPayOnline: 'Scan to pay online',

  // What is stamped across it
  deleted: 'Deleted',
  cancelled: 'Cancelled',

  // The slip that goes with the goods
  packingSlip: 'Packing slip',
  payAt: ({ link }: { link: string }) => `Pay at ${link}`,
  pageOf: ({ page, pages }: Record<'page' | 'pages', number>) => `Page ${page} of ${pages}`,
};

/** What the form of a customer's document asks for its paper. */
export const paperFields = {
  reference: 'Customer’s reference',
  referenceHint: 'For example, their purchase order number',
  supplyOn: 'Date of supply',
  supplyHint: 'If it isn’t the issue date',
  paidInto: 'Paid into',
};

/** What stands on the sheet that shows a template. */
export const paperSample = {
  notes: 'Thank you for your order.',
  firstItem: 'First item',
  firstItemDescription: 'What it is, in a few words',
  secondItem: 'Second item',
};

export const styleWords: Readonly<Record<TemplateStyle, { label: string; meaning: string }>> = {
  classic: { label: 'Classic', meaning: 'Your details left, document details right, plain lines.' },
  band: { label: 'Band', meaning: 'A band in your colour across the top, dates and customer below it.' },
  letter: { label: 'Letterhead', meaning: 'Your details centred above a rule, everything in frames.' },
};

export const fontWords: Readonly<Record<TemplateFont, string>> = {
  Avenir: 'Avenir (as Nunito Sans)',
  Inter: 'Inter',
  Georgia: 'Georgia (as Gelasio)',
};

/** What a template is called: it has no name, its look tells it apart. */
export const templateName = (look: { style: TemplateStyle; font: TemplateFont; color: string }): string =>
  `${styleWords[look.style].label}, ${look.font}, ${look.color}`;

export const templateFaultWords = {
  colourWrong: 'Write the colour as six digits, like #0b6b53.',
  holderTooLong: (longestHolder: number) =>
    `A name under the signature has at most ${longestHolder} characters.`,
} as const;

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
  logoHint: 'PNG, JPEG or WebP',
  signature: 'Signature',
  signatureHint: 'PNG, JPEG or WebP, on a white or transparent background',
  nameUnderSignature: 'Name under the signature',
  showsBank: 'Show bank details on invoices',
  showsOnline: 'Show a “Pay online” link and QR code on PDFs of unpaid invoices',
  makeDefault: 'Use it for new documents',
} as const;

const deleteLead = 'Documents issued with it keep their look; drafts switch to the default one.';

export const deleteTemplateWords = {
  title: 'Delete this template?',
  lead: deleteLead,
  leadOfDefault: `${deleteLead} The oldest other template becomes the default.`,
  deleteTemplate: 'Delete template',
  keepIt: 'Keep it',
} as const;

export const templateListWords = {
  default: 'Default',
  setAsDefault: 'Set as default',
  actNamed: ({ act, name }: { act: string; name: string }) => `${act}: ${name}`,
  delete: 'Delete',
  invoiceTemplates: 'Invoice templates',
  newTemplate: 'New template',
  empty:
    'A template sets how your invoices, receipts and quotes look: style, colour, font, logo and signature.',
} as const;

/** What is said where a text has letters that no typeface of PDFs has. */
export const unprintableWords = {
  notice: (letters: readonly string[]): string => {
    const named = letters.slice(0, 5).map((letter) => `“${letter}”`);
    const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(
      letters.length > named.length ? [...named, 'other letters'] : named,
    );
    return `${list} can’t be printed. PDFs show □ instead, so write it another way if you can.`;
  },
} as const;
