/** Goods: which products are counted, and the way from a document to what it moved. */
export const goods = `
alter table product add column tracked bool not null default false;
create index stock_move_document on stock_move (business_id, document_id) where document_id is not null;
`;
