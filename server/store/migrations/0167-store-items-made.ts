/** What was made of an order names the items that were added for it, with what there is to say of them. Source: connections.md, rule 18. */
export const storeItemsMade = `
alter table store_order_deed drop constraint store_order_deed_kind_check;
alter table store_order_deed add check (kind in ('item', 'document', 'added', 'edit', 'payment', 'refund', 'money back', 'cancellation'));
alter table store_order_deed add column note text;
`;
