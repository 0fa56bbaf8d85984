/** What is wrong with a document as it was typed. */

// Its exchange rate
export const rateNotAboveZero = 'The exchange rate must be above zero.';
export const rateTooExact = 'An exchange rate has at most ten decimals.';
export const rateTooLarge = 'The exchange rate is too large.';

// Its lines
export const itemMissing = ({ line }: { line: number }) => `Line ${line}: choose an item or name it.`;
export const itemNameTooLong = ({ line }: { line: number }) => `Line ${line}: the name is too long.`;
export const descriptionTooLong = ({ line }: { line: number }) =>
  `Line ${line}: the description is too long.`;
export const quantityTooExact = ({ line }: { line: number }) =>
  `Line ${line}: a quantity has at most three decimals.`;
export const quantityTooLarge = ({ line }: { line: number }) => `Line ${line}: the quantity is too large.`;
export const priceNegative = ({ line }: { line: number }) => `Line ${line}: a price can’t be negative.`;
export const itemTakesNothingOff = ({ line }: { line: number }) =>
  `Line ${line}: only a line without an item can take something off.`;
export const totalNegative = 'The lines take off more than they add. The total can’t be below zero.';
export const priceTooExact = ({ line }: { line: number }) =>
  `Line ${line}: a price has at most six decimals.`;
export const priceTooLarge = ({ line }: { line: number }) => `Line ${line}: the price is too large.`;
export const discountNegative = 'The discount can’t be negative.';
export const discountOverAll = 'A discount is at most 100 %.';
export const discountOverLine = ({ line }: { line: number }) =>
  `Line ${line}: the discount can’t be more than the line.`;
export const discountTooExact = ({ line }: { line: number }) =>
  `Line ${line}: a percentage has at most four decimals.`;
export const shippingNegative = 'Shipping can’t be negative.';
export const shippingTooLarge = 'The shipping is too large.';
export const depositTooExact = ({ currency, digits }: { currency: string; digits: number }) =>
  `A deposit in ${currency} has at most ${digits} decimals.`;
export const discountOverLines = 'The discount can’t be more than the lines together.';
export const totalTooLarge = 'The total is too large for one document.';

// The document itself
export const customerMissing = 'Choose a customer.';
export const vendorMissing = 'Choose a vendor.';
export const issueDateMissing = 'Enter the date.';
export const dueDateMissing = 'Enter the due date.';
export const dueBeforeIssue = 'The due date can’t be before the issue date.';
export { noLines } from './everywhere.ts';
export const tooManyLines = 'At most 500 lines fit on one document.';
export const notesTooLong = 'The notes are too long.';
export const depositNegative = 'The deposit can’t be negative.';
export const depositTooLarge = 'The deposit is too large.';

// Where it is sent
export const paymentLinkWrong = 'Enter a whole address that begins with https://.';
