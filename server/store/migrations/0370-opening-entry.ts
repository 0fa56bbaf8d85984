/** Which entry by hand has the balances a business begins with: at most one that nothing took back. Entries are found by their reference. */
export const openingEntry = `
alter table manual_entry add column opens_books boolean not null default false;
create unique index manual_entry_opens_books on manual_entry (business_id) where opens_books and status = 'Posted';
create index manual_entry_reference on manual_entry (business_id, lower(reference)) where reference <> '';
`;
