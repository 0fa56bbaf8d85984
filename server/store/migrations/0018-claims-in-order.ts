/** A statement's page comes from an index whole: of many claims due on one day only those shown are read. */
export const claimsInOrder = `
drop index open_item_contact;
create index open_item_contact on open_item (business_id, side, contact_id, due_on, id);
`;
