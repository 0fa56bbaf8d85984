/** What a document says on paper. */

export { registration, taxNumber, vatNumber } from './tax-numbers.ts';

// Its head
export const deliverTo = 'Deliver to';
export const shipTo = 'Ship to';
export const noNumber = 'Draft, no number yet';
export const issued = ({ day }: { day: string }) => `Issued ${day}`;
/** Of what somebody else wrote: its own day. */
export const dated = ({ day }: { day: string }) => `Dated ${day}`;
/** Of goods that are ordered. */
export const expected = ({ day }: { day: string }) => `Expected by ${day}`;
/** Of what is offered. */
export const validUntil = ({ day }: { day: string }) => `Valid until ${day}`;
/** What the other party calls it. */
export const yourReference = ({ reference }: { reference: string }) => `Your reference ${reference}`;
export const changed = ({ day }: { day: string }) => `Changed ${day}`;
export const supplied = ({ day }: { day: string }) => `Date of supply ${day}`;
export const due = ({ day }: { day: string }) => `Due ${day}`;

/** What a reader looks for first. */
export const dueBy = ({ amount, day }: Record<'amount' | 'day', string>) => `${amount} due by ${day}`;

// Its lines
export const item = 'Item';
export const quantity = 'Quantity';
export const price = 'Price';
export const tax = 'Tax';
export const amount = 'Amount';

// Its sums
export const subtotal = 'Subtotal';
export const discount = 'Discount';
export const shipping = 'Shipping';
export const shippingTax = 'Shipping tax';
/** A rate and what it is taken on: “VAT 21% on 96.00”. */
export const taxOn = ({ tax, base }: { tax: string; base: string }) => `${tax} on ${base}`;
export const totalIn = ({ currency }: { currency: string }) => `Total ${currency}`;
export const paid = 'Paid';
export const paidOn = ({ day }: { day: string }) => `Paid ${day}`;
export const writtenOff = 'Written off';
export const discountTaken = 'Discount taken';
export const credited = 'Credited';
export const creditNoteOf = ({ document, number }: Record<'document' | 'number', string>) =>
  `For ${document} ${number}`;
export const cancellation = 'Cancellation';
export const cancels = ({ document, number, day }: Record<'document' | 'number' | 'day', string>) =>
  `Cancels ${document} ${number} of ${day}`;
export const priceLowered = 'Lower price';
export const amountDue = 'Amount due';

// How it is paid
export const howToPay = 'Pay by bank transfer';
export const accountHolder = 'Account holder';
export const bank = 'Bank';
export const iban = 'IBAN';
export const accountNumber = 'Account number';
export const bic = 'BIC';
export const swiftCode = 'SWIFT code';
export const sortCode = 'Sort code';
export const routingNumber = 'Routing number';
export const paymentReference = 'Reference';
export const scanToPay = 'Scan with your banking app';
export const payOnline = 'Pay online';
export const payOnlineLink = 'Open the payment page';
export const payOnlineHint = 'Scan the code with your phone’s camera, or follow this link:';
export const scanToPayOnline = 'Scan to pay online';

// What is stamped across it
export const deleted = 'Deleted';
export const cancelled = 'Cancelled';

// The slip that goes with the goods
export const packingSlip = 'Packing slip';
export const payAt = ({ link }: { link: string }) => `Pay at ${link}`;
export const pageOf = ({ page, pages }: Record<'page' | 'pages', number>) => `Page ${page} of ${pages}`;
