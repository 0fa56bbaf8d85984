/**
 * A search among very many items reads those that have its letters: an index knows items by each three letters that stand together.
 * Row security asks an index by `like` only where that is said to tell nothing of what it is given, which a superuser alone may say; `like`
 * faults a pattern of its own, which ours never have. Elsewhere, and where PostgreSQL came without the two extensions, all items are read, as before.
 */
export const soughtItems = `
do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;
    alter function pg_catalog.textlike(text, text) leakproof;
    create index product_letters on product using gin (business_id, search gin_trgm_ops) with (gin_pending_list_limit = 256);
  end if;
exception when feature_not_supported or undefined_file then
  raise notice 'Items are searched one by one: PostgreSQL has no pg_trgm or btree_gin.';
end $$;
create index product_deleted on product (business_id, id) where deleted_at is not null;
`;
