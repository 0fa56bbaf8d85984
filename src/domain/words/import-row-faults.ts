/** Why a row of a file isn’t imported, and what to do about it. */

export const numberUnreadable = ({ column }: { column: string }) => `${column} isn’t a number.`;
export const dayUnreadable = ({ column }: { column: string }) =>
  `${column} isn’t a date in the format you chose.`;
export const lettersUnreadable = ({ column }: { column: string }) =>
  `${column} has letters that can’t be read (�). Type them again, or import the file in another encoding.`;
export const yesNoUnreadable = ({ column }: { column: string }) => `${column} must be yes or no.`;
export const typeUnknown = 'The type must be product or service.';
export const modeUnknown = 'There is no such payment mode. Choose one from the list.';
export const vendorUnknown =
  'There is no vendor of this name. Add the vendor first, or leave the cell empty.';
export const bankUnknown = 'There is no bank of this name. Choose one of yours.';
export const contactTypeUnknown = 'The type must be business or person.';
export const termsUnreadable = 'Payment terms must be a number of days, such as 30.';
export const tooManyCells =
  'This row has more cells than there are columns. Put quotes around text with separators in it.';
export const duplicateOf = ({ one, line }: { one: string; line: number }) =>
  `The same ${one} is on line ${line} already.`;
export const equalTo = ({ one, line }: { one: string; line: number }) =>
  `The same as line ${line}, and imported as another ${one}.`;
export const alreadyHere = ({ one }: { one: string }) =>
  `You already have this ${one}, so this row wasn’t imported.`;
export const taxAmbiguous = 'Several taxes have this percentage. Use the name of the tax.';
export const taxUnknown = 'There is no such tax. Create it, or choose another one for it.';

export const discountUnreadable = 'The discount must be an amount, or a percentage such as 10%.';
export const documentTypeUnknown = ({ types }: { types: readonly string[] }) =>
  `The type must be ${types.join(' or ')}.`;
export const typeStays = ({ type }: { type: string }) =>
  `The type can’t be changed. Enter ${type}, or leave it empty.`;
export const valueMissing = ({ column }: { column: string }) => `${column} is empty.`;
export const rowsDiffer = ({ column, line }: { column: string; line: number }) =>
  `${column} differs from line ${line} of the same document.`;
export const itemsDiffer = ({ column, line }: { column: string; line: number }) =>
  `${column} differs from line ${line} of the same item.`;
/** What a count in a file changes; no location where the file names none. */
export const stockSet = ({ location, from, to }: { location: string; from: string; to: string }) =>
  `Stock${location === '' ? '' : ` at ${location}`} goes from ${from} to ${to}.`;
export const paidWrong = 'Paid must be an amount of the document’s currency, or empty.';
export const paidWhole = ({ total }: { total: string }) =>
  `A receipt is paid in full: Paid must be ${total}, or empty.`;
export const accountUnknown = 'There is no expense account of this name or code. Choose one of yours.';
export const accountOfSale =
  'Sales are posted on the account of their item. Don’t import the column Account.';
export const locationUnknown = 'There is no location of this name. Choose one of yours, or create it.';
