/**
 * Statements of banks with the entries found on them, and transfers between banks that arrive on another day than they leave: two entries
 * that are one act.
 */
export const bankMoney = `
create table bank_statement (
  business_id uuid, id uuid, account_id int not null,
  first_day date, -- of the account's first statement; each later one begins where the one before ended
  last_day date not null,
  opening money_ not null, closing money_ not null, -- in the bank's currency
  status text not null default 'Open' check (status in ('Open', 'Finished')),
  version int not null default 1, created_at timestamptz not null,
  primary key (business_id, id), unique (business_id, account_id, last_day),
  foreign key (business_id, account_id) references account on delete cascade,
  check (first_day <= last_day));
comment on table bank_statement is 'What a bank, or whoever counted the cash, said was there after a day.';
create unique index bank_statement_open on bank_statement (business_id, account_id) where status = 'Open';

create table bank_statement_entry (
  business_id uuid, account_id int, entry_id uuid, statement_id uuid not null,
  earlier bool not null, -- it lies before the first statement and counts as matched
  primary key (business_id, account_id, entry_id),
  foreign key (business_id, statement_id) references bank_statement on delete cascade,
  foreign key (business_id, account_id) references account on delete cascade,
  foreign key (business_id, entry_id) references journal_entry);
comment on table bank_statement_entry is 'Which entries of a bank are on which of its statements; each is on one at most.';
create index bank_statement_entry_statement on bank_statement_entry (business_id, statement_id);

create table bank_transfer (
  business_id uuid, left_id uuid, arrived_id uuid not null,
  primary key (business_id, left_id), unique (business_id, arrived_id),
  foreign key (business_id, left_id) references journal_entry, foreign key (business_id, arrived_id) references journal_entry);
comment on table bank_transfer is 'The two entries of a transfer between banks that arrived on another day than it left.';

do $$ declare t text; begin
  foreach t in array array['bank_statement', 'bank_statement_entry', 'bank_transfer'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', t);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', t);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', t);
    execute format('grant select on %I to counterfoil_maintenance', t);
  end loop;
end $$;
grant select, insert, update, delete on bank_statement to counterfoil_app;
grant select, insert, delete on bank_statement_entry to counterfoil_app;
grant select, insert on bank_transfer to counterfoil_app;
create trigger append_only before update or delete on bank_transfer for each row execute function append_only();
create trigger append_only_whole before truncate on bank_transfer for each statement execute function append_only();
`;
