/** A purchase order that becomes a bill. */

export const moreThanLeft = ({ name, left }: { name: string; left: string }) =>
  left === '0'
    ? `Nothing of ${name} is left to bill. Confirm that you want to bill more.`
    : `Only ${left} of ${name} left to bill. Confirm that you want to bill more.`;
export const sameAsDraft =
  'A draft bill of this order has the same quantities already. Confirm that you want another one.';
export const linesTaken = ({ name }: { name: string }) =>
  `${name} was billed elsewhere meanwhile. Delete or change that bill first.`;
export const linesClosed = ({ name }: { name: string }) =>
  `What’s left of ${name} on the order was closed. Reopen the order first.`;
export const notNegative = 'Type a quantity of 0 or more.';

// The dialog
export const title = ({ order }: { order: string }) => `Bill ${order}`;
export const lead = ({ party }: { party: string }) =>
  `Creates a draft bill from ${party} with these quantities. Goods arrive when you approve the bill.`;
export const ofLine = ({ ordered, billed, left }: Record<'ordered' | 'billed' | 'left', string>) =>
  billed === '0' ? `${ordered} ordered` : `${ordered} ordered, ${billed} billed, ${left} left`;
export const toBill = 'Quantity to bill';
export const quantities = 'Quantities';
export const next = 'Continue';
export const billMore = 'Bill more';
export const draftStands = 'There’s a draft bill of this order already. It opens instead.';
export const create = 'Create bill';
export const notNow = 'Not now';

// Its form
export const expectedBeforeOrdered = 'Choose a day on or after the order date.';
