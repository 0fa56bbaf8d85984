/**
 * An order of a store may be edited once it's in the books, and then has several documents: what was billed of it is kept, and each of its
 * lines may be a line of more than one document. Source: connections.md, rule 15.
 */
export const editedOrders = `
alter table store_order add column billed jsonb;
alter table store_order_line add column document_id uuid;
select set_config('app.maintenance', 'on', true);
update store_order_line l set document_id = o.document_id from store_order o where o.business_id = l.business_id and o.id = l.store_order_id;
select set_config('app.maintenance', '', true);
alter table store_order_line drop constraint store_order_line_pkey;
alter table store_order_line add primary key (business_id, store_order_id, line_id, document_line_id);
grant delete on store_order_line to counterfoil_app;
alter table store_order_deed drop constraint store_order_deed_kind_check;
alter table store_order_deed add check (kind in ('document', 'added', 'edit', 'payment', 'refund', 'money back', 'cancellation'));
`;
