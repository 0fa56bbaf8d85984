/**
 * Taxes that can be recovered or not, edited by version, and known to be in use by a mark rather than by looking through
 * all lines: it is set with the first use and never taken back. Templates of documents, one of them the default.
 */
export const taxes = `
alter table tax add column recoverable bool not null default true, add column used bool not null default false,
  add column version int not null default 1;
create unique index tax_name on tax (business_id, lower(name));
alter table product add foreign key (business_id, sales_tax_id) references tax;

create table template (
  business_id uuid references business, id uuid, style text not null check (style in ('classic')),
  color text not null check (color ~ '^#[0-9a-f]{6}$'), is_default bool not null default false,
  version int not null default 1, primary key (business_id, id));
create unique index template_default on template (business_id) where is_default;
alter table template enable row level security;
alter table template force row level security;
create policy own on template to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on template to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update, delete on template to counterfoil_app;
`;
