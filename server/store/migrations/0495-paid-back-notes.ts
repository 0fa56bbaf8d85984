/** What a document knows of each of its credit notes says whether money went back with it, so that a list needs no other table to tell. */
export const paidBackNotes = `
select set_config('app.maintenance', 'on', true);
update document d set credited = (
  select jsonb_agg(case when n.payment_id is null then x else x || '{"paidBack": true}' end order by place)
  from jsonb_array_elements(d.credited) with ordinality known (x, place)
  left join credit_note n on n.business_id = d.business_id and n.id = (x ->> 'id')::uuid)
where exists (
  select from jsonb_array_elements(d.credited) x join credit_note n on n.business_id = d.business_id and n.id = (x ->> 'id')::uuid
  where n.payment_id is not null);
select set_config('app.maintenance', '', true);
`;
