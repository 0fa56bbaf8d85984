/** What is asked before something is done with an invoice. */

export const onlinePaymentOf = ({ document }: { document: string }) => `Online payment of ${document}`;
export const onlinePaymentLead = ({ customer, document }: { customer: string; document: string }) =>
  `${customer} pays on the provider’s page. The ${document} changes once the provider says so.`;
export const issueTitle = ({ document }: { document: string }) => `Issue this ${document}`;
export const issueReceiptLead = ({ customer }: { customer: string }) =>
  `It gets its number, is posted and counted as paid in cash today by ${customer}.`;
export const issueInvoiceLead = ({ customer }: { customer: string }) =>
  `It gets its number and is posted; ${customer} owes it from then on.`;
export const undoCancellationOf = ({ document }: { document: string }) =>
  `Undo the cancellation of ${document}`;
export const undoCancellationLead =
  'It is posted again on the day it was cancelled, and owed again. Credit can be applied to it afterwards.';
export const writeOffTitle = ({ document }: { document: string }) => `Write off the rest of ${document}`;
export const writeOffLead = 'What is still owed is given up as a bad debt. This can be undone.';
export const writeOff = 'Write it off';
export const undoWriteOffOf = ({ document }: { document: string }) => `Undo the write-off of ${document}`;
export const undoWriteOffLead = 'The rest is owed again.';
