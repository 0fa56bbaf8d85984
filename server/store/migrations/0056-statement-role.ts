/** A contact who is customer and vendor has a statement in each role: a mailed one says in which. */
export const statementRole = `
alter table message add column contact_role text check (contact_role in ('customer', 'vendor'));
select set_config('app.maintenance', 'on', true);
update message set contact_role = 'customer' where contact_id is not null;
select set_config('app.maintenance', '', true);
alter table message add constraint message_contact_role check ((contact_id is null) = (contact_role is null));
`;
