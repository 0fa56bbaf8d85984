/** The way into the demo business. */

export const label = 'Demo';
export const open = 'Open the demo business';
export const explained = 'A year of made-up quotes, invoices and payments to look around in.';
