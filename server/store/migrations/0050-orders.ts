/**
 * A line knows the line it was made from, and an order’s how much of it is given up. The line it was made from may be
 * written anew when its document is edited, so nothing holds the two together but the act that made them. Purchase orders
 * are numbered in every business, those that stood before too. Source: answers-2.md, Q28 and Q29.
 */
export const orders = `
alter table document_line add column source_line_id uuid, add column closed numeric not null default 0 check (closed >= 0);
create index document_line_by_source on document_line (business_id, source_line_id) where source_line_id is not null;
select set_config('app.maintenance', 'on', true);
insert into series (business_id, kind, prefix) select id, 'order', 'PO-' from business on conflict do nothing;
select set_config('app.maintenance', '', true);
`;
