/**
 * What a user keeps for themselves: sessions they can tell apart and end, a picture, a second factor with its recovery
 * codes, an address they are moving to, and who brought whom. All of it goes with its user.
 */
export const ownAccount = `
alter table session add column id uuid not null default gen_random_uuid() unique, add column agent text not null default '',
  add column address text not null default '';
alter table email_proof add column address text;

create table user_image (
  user_id uuid primary key references app_user on delete cascade, key text not null unique, mime text not null,
  bytes bytea not null check (octet_length(bytes) <= 1048576));

-- A secret counts once it was used; a code of it counts once, for it is known by the half minute it was made in.
create table second_factor (
  user_id uuid primary key references app_user on delete cascade, secret text not null, confirmed_at timestamptz,
  last_step bigint not null default 0);
create table recovery_code (
  user_id uuid references app_user on delete cascade, code_hash bytea, used_at timestamptz, primary key (user_id, code_hash));
create table sign_in_challenge (
  token_hash bytea primary key, user_id uuid not null references app_user on delete cascade, remembered bool not null,
  tries_left smallint not null, until timestamptz not null);

create table referral_code (user_id uuid primary key references app_user on delete cascade, code text not null unique);
create table referral (
  user_id uuid primary key references app_user on delete cascade, by_user uuid not null references app_user on delete cascade,
  at timestamptz not null, check (user_id <> by_user));
create index referral_by on referral (by_user);

grant select, insert, update, delete on user_image, second_factor, recovery_code, sign_in_challenge, referral_code, referral
  to counterfoil_access;
`;
