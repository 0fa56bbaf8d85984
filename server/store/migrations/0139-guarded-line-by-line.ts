/**
 * The guard of journal lines looks each line's entry up by its key. Joined, a business that the statistics don't know yet was thought to have
 * one or two entries, and each line that was written was compared with every entry of the business.
 */
export const guardedLineByLine = `
create or replace function journal_line_guard() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added l
               cross join lateral (select xid, on_day from journal_entry where business_id = l.business_id and id = l.entry_id offset 0) e
             where e.xid <> pg_current_xact_id() or e.on_day <> l.on_day) then
    raise exception 'a journal line joins its entry only in the entry''s own transaction and on its day' using errcode = 'CF001';
  end if;
  return null;
end $$;
`;
