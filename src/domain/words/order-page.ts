/** Purchase orders: their list, their form and their page. */

export const empty =
  'Purchase orders to your vendors appear here. When the goods come, bill them from the order, whole or in parts.';

// The form
export const expectedOn = 'Expected on';
export const reference = 'Vendor’s reference';
export const referenceHint = 'The vendor’s own number for this order';
export const saveDraft = 'Save draft';
export const issueIt = 'Issue';
export const save = 'Save';
export const savingPostsNothing =
  'A purchase order doesn’t change your books or stock. Goods arrive, and you owe for them, when you approve its bill.';
export const becomes = ({ number }: { number: string }) => `becomes ${number} when issued`;

// What can be done with it
export const toBill = 'Create bill';
export const openBill = 'Open the bill';
export const issue = 'Issue';
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const closeRest = 'Close the rest';
export const cancel = 'Cancel order';
export const payAhead = 'Pay in advance';
export const reopen = 'Reopen';
export const restore = 'Restore';
export const deleteIt = 'Delete';

// Its page
export const expected = 'Expected';
export const progress = ({ ordered, billed, closed }: Record<'ordered' | 'billed' | 'closed', string>) =>
  closed === '0' ? `${billed} of ${ordered} billed` : `${billed} of ${ordered} billed, ${closed} closed`;
export const dearer = ({ amount }: { amount: string }) => `${amount} more than ordered`;
export const cheaper = ({ amount }: { amount: string }) => `${amount} less than ordered`;
export const changedSinceSent = 'Changed since you sent it';
export const edited = 'Edited';
export const copied = 'Copied';
export const restored = 'Restored';
export const reopened = 'Reopened';
export const billed = 'Bill created';
export const billChanged = 'Its bills changed';
export const closed = 'The rest was closed';
export const issued = 'Issued';

export { paymentDeleted as advanceDeleted } from './posted-page.ts';
export const paidAhead = ({ paid, left }: { paid: string; left: string | null }) =>
  left === null ? paid : `${paid}, ${left} left`;

// What is asked before it is done
export const cancelTitle = ({ order }: { order: string }) => `Cancel ${order}`;
export const cancelLead = ({ party }: { party: string }) =>
  `None of these goods will come. We don’t notify ${party}, so let them know if they have the order. You can reopen it.`;
export const keepOrder = 'Keep order';
export const closeTitle = ({ order }: { order: string }) => `Close the rest of ${order}`;
export const closeLead =
  'What isn’t billed yet is no longer expected, and the order counts as billed. You can reopen it.';
export const notBilledYet = 'Not billed yet';
export const keepOpen = 'Keep it open';

/** What each status says under the order's figures. */
export const sentences: Readonly<Record<string, string>> = {
  Draft: 'not sent yet',
  Issued: 'ordered, nothing billed',
  ConvertToBill: 'ordered, partly billed',
  BillCreated: 'nothing left to bill',
  Cancelled: 'nothing will come',
  Deleted: 'archived',
};
