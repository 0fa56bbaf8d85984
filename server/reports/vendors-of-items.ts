import { payable } from '../../src/domain/books/side.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { billedOn } from '../store/rows/statuses.ts';

/** Whom an item is ordered from: a vendor who is not deleted, chosen on its card or else the one it was last bought from. */
export interface VendorOfItem {
  productId: string;
  vendorId: string;
  vendor: string;
  /** Null for home. */
  currency: string | null;
  /** False for the one it was last bought from. */
  chosen: boolean;
}

/** The vendor of each of some items, by the item; one that has none is left out. Source: answers-2.md, Q42. */
export const vendorsOfItems = async (
  tx: Tx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, VendorOfItem>> => {
  if (productIds.length === 0) return new Map();
  const rows = await tx.query(
    {
      productId: column.id,
      vendorId: column.id,
      vendor: column.text,
      currency: column.text.orNull,
      chosen: column.bool,
    },
    `select p.id as product_id, c.id as vendor_id, c.name as vendor, c.currency, c.id is not distinct from p.vendor_id as chosen
     from product p cross join lateral (
       select c.* from contact c where c.business_id = p.business_id and c.id = p.vendor_id and c.is_vendor and c.vendor_deleted_at is null
       union all
       (select c.* from document_line l
        join (select id, contact_id, issued_on from document where business_id = $1 and ${billedOn(payable)}) d on d.id = l.document_id
        join contact c on c.business_id = l.business_id and c.id = d.contact_id
        where l.business_id = p.business_id and l.product_id = p.id and c.is_vendor and c.vendor_deleted_at is null
        order by d.issued_on desc, d.id desc limit 1)
       limit 1) c
     where p.business_id = $1 and p.id = any($2)`,
    [tx.business.id, productIds],
  );
  return new Map(rows.map((row) => [row.productId, row]));
};
