/**
 * Banks: edited by version, put away rather than removed, one of them the default. Each has an account of its own, and knows
 * the entry of its opening balance. Of the accounts only those made with a bank may go with it; the references of
 * journal and payments keep every one that anything stands on.
 */
export const banks = `
alter table bank add column active bool not null default true, add column version int not null default 1, add column opening_id uuid,
  add foreign key (business_id, opening_id) references journal_entry deferrable initially deferred,
  add constraint bank_default_is_active check (active or not is_default);
create unique index bank_default on bank (business_id) where is_default;
create unique index bank_account on bank (business_id, account_id);
grant delete on account to counterfoil_app;
create policy only_added on account as restrictive for delete to counterfoil_app using (not is_system);
`;
