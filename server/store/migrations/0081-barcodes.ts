/**
 * A barcode is of one item among those that aren't deleted; 13 digits that begin with 0 are the same code as the 12 after it. Of items
 * that shared one the oldest keeps it; the others are still found by it, for what they are searched by stays. Source: answers-2.md, Q39.
 */
export const barcodes = `
update product p set barcode = null where deleted_at is null and exists (
  select 1 from product o where o.business_id = p.business_id and o.id < p.id and o.deleted_at is null
    and regexp_replace(o.barcode, '^0(?=\\d{12}$)', '') = regexp_replace(p.barcode, '^0(?=\\d{12}$)', ''));
create unique index product_barcode on product (business_id, regexp_replace(barcode, '^0(?=\\d{12}$)', '')) where deleted_at is null;
`;
