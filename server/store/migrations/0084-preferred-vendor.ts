/**
 * Whom an item is ordered from, where somebody chose; and what was sold of each item in some days, found without the other moves of
 * those days. Source: answers-2.md, Q42.
 */
export const preferredVendor = `
alter table product add column vendor_id uuid, add foreign key (business_id, vendor_id) references contact;
create index product_vendor on product (business_id, vendor_id) where vendor_id is not null;
create index stock_move_sold on stock_move (business_id, on_day) include (product_id, qty, location_id) where reason in ('sale', 'return');
`;
