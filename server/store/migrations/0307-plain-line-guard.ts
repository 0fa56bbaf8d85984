/** The guard of journal lines joins lines and entries plainly: how the entries are found is the planner's matter. */
export const plainLineGuard = `
create or replace function journal_line_guard() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
             where e.xid <> pg_current_xact_id() or e.on_day <> l.on_day) then
    raise exception 'a journal line joins its entry only in the entry''s own transaction and on its day' using errcode = 'CF001';
  end if;
  return null;
end $$;
`;
