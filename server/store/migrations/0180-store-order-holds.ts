/**
 * What holds an order of a store, as a kind beside the sentence, and what it is about. Orders on hold since before get theirs when they are
 * looked at next. Source: connections.md, rule 10.
 */
export const storeOrderHolds = `
alter table store_order add column hold_kind text, add column hold_about text;
create index store_order_holds on store_order (business_id, hold_kind) where status = 'Held';
`;
