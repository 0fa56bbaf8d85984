/** The lines of a document, as they are typed. */

export const number = 'No.';
export const item = 'Item';
export const description = 'Description';
export const quantity = 'Quantity';
export const price = 'Price';
export const discount = 'Discount';
export const addDiscount = 'Discount lines';
export const tax = 'Tax';
export const amount = 'Amount';
export const addLine = 'Add a line';
export const lines = 'Lines';
export const oneOff = ({ text }: { text: string }) => `Use “${text}” as a one-off line`;
export const newItem = ({ text }: { text: string }) => `Add “${text}” to your items`;
export const product = 'Product or service';
export const noTax = 'No tax';
export const cellOfLine = ({ cell, number }: { cell: string; number: number }) => `${cell}, line ${number}`;
export const line = ({ number }: { number: number }) => `Line ${number}`;
export const removeLine = ({ number }: { number: number }) => `Remove line ${number}`;
