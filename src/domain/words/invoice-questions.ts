/** What is asked before something is done with an invoice. */

export const onlinePaymentOf = ({ document }: { document: string }) => `Online payment of ${document}`;
export const onlinePaymentLead = ({ customer, document }: { customer: string; document: string }) =>
  `${customer} pays on the provider’s page. The ${document} changes once the provider says so.`;
export const issueReceiptLead = ({ customer }: { customer: string }) =>
  `It gets its number, is posted and counted as paid in cash today by ${customer}.`;
