/** What an expense is known again by where a file of them is imported, in a column of its own, since row security lets no index be asked by `lower`. */
export const knownSpending = `
alter table expense add column reference_key text generated always as (lower(reference)) stored;
drop index expense_reference;
create index expense_reference on expense (business_id, reference_key) where reference <> '';
`;
