/**
 * An address belongs to whoever proves it: only verified users are unique by it, so that registering a known address
 * looks and costs the same as an unknown one. An intended registration or mail is made once, under its key's hash.
 */
export const account = `
drop index app_user_email;
create unique index app_user_email on app_user (lower(email)) where verified_at is not null;
create index app_user_by_email on app_user (lower(email), created_at desc);
alter table app_user add column intent_hash bytea unique;
alter table email_proof add column intent_hash bytea unique;

-- One moment per subject says all a throttle needs: when its tries will be forgotten.
alter table sign_in_try drop column failures, drop column first_at, drop column last_at,
  add column clear_at timestamptz not null;

-- Browsers a user has signed in from: their tries are counted apart, so that strangers can't shut the owner out.
create table device (
  token_hash bytea primary key, user_id uuid not null references app_user, seen_at timestamptz not null);
grant select, insert, update on device to counterfoil_access;
`;
