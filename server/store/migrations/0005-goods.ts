/** Goods: which products are counted, the way from a document to what it moved, and to what was made from it. */
export const goods = `
alter table product add column tracked bool not null default false;
create index stock_move_document on stock_move (business_id, document_id) where document_id is not null;
create index document_source on document (business_id, source_id) where source_id is not null;
`;
