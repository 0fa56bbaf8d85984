/**
 * What an item's card says beside its price, and why stock was changed by hand: a cause of the list and a note. Source:
 * answers-2.md, Q36, Q39 and Q42.
 */
export const itemCards = `
alter table product add column purchase_description text not null default '', add column reorder_level qty_, add column expires_on date;
alter table stock_move add column cause text, add column note text not null default '';
create index document_line_product on document_line (business_id, product_id) where product_id is not null;
create index product_expiry on product (business_id, expires_on) where expires_on is not null and deleted_at is null;
`;
