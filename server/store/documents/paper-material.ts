import type { DocumentHeader } from '../../../src/domain/documents/document.ts';
import { isReadByVendors } from '../../../src/domain/documents/kinds.ts';
import type { PaidPart, PaperMaterial } from '../../../src/domain/template/template.ts';
import { addressLines, noAddress } from '../../../src/domain/values/address.ts';
import { countryName } from '../../../src/domain/values/country.ts';
import type { PaperSize } from '../../../src/domain/values/paper-size.ts';
import { paperSizeOf } from '../../../src/domain/values/usual-paper.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { picturesOf } from '../files/pictures.ts';
import { owedHere } from '../rows/statuses.ts';

/** What paper of a business is made of: the pictures with these ids, and what it is printed on. */
export const materialOf = async (tx: BusinessTx, ids: readonly (string | null)[]): Promise<PaperMaterial> => {
  const [pictures, size] = await Promise.all([picturesOf(tx, ids), paperSize(tx)]);
  return { pictures, size };
};

/** What a business prints on: what it chose, else what is usual in its country. */
const paperSize = async (tx: BusinessTx): Promise<PaperSize> => {
  const [row] = await tx.query(
    { country: column.text, chosen: column.text.as<PaperSize>().orNull },
    `select country, settings ->> 'paperSize' as chosen from business where id = $1`,
    [tx.business.id],
  );
  return row!.chosen ?? paperSizeOf(row!.country);
};

/** What was paid of a document and stands, the oldest first: what credit settled counts, what was written off or given back doesn't. */
const paidParts = (tx: BusinessTx, documentId: string): Promise<PaidPart[]> =>
  tx.query(
    { onDay: column.day, amount: column.exact },
    `select s.on_day, s.amount from settlement s
     join open_item o on o.business_id = s.business_id and o.id = s.item_id
     where s.business_id = $1 and o.document_id = $2 and s.reverses is null
       and o.side in (${owedHere})
       and s.kind not in ('write-off', 'credit-note', 'cancel') and not exists (
         select 1 from settlement r where r.business_id = s.business_id and r.reverses = s.id)
     order by s.on_day, s.id`,
    [tx.business.id, documentId],
  );

/** Where the goods of a document are: the location it names, else the default one. A parcel needs the name of any other. */
const locationOf = async (tx: BusinessTx, id: string | null): Promise<PaperMaterial['location']> => {
  const [row] = await tx.query(
    {
      name: column.text,
      address: column.text,
      city: column.text,
      state: column.text,
      postcode: column.text,
      country: column.text,
      isDefault: column.bool,
    },
    `select name, address, city, state, postcode, country, is_default from location
     where business_id = $1 and (id = $2 or ($2 is null and is_default))`,
    [tx.business.id, id],
  );
  if (!row) return null;
  const { name, address: street, postcode: zip, country: code, isDefault, ...place } = row;
  const country = code && countryName(code);
  const address = addressLines({ ...noAddress, ...place, street, zip, country });
  const named = isDefault || address.length === 0 ? address : [name, ...address];
  return { name: id === null ? '' : name, address: named };
};

/** The same of a document: by the template it uses, with what was paid of it, and where its goods are. */
export const materialOfPaper = async (
  tx: BusinessTx,
  { id, kind, template, locationId }: Pick<DocumentHeader, 'id' | 'kind' | 'template' | 'locationId'>,
): Promise<PaperMaterial> => {
  const [material, payments, location] = await Promise.all([
    materialOf(tx, [template.logo, template.signature]),
    paidParts(tx, id),
    locationId || isReadByVendors(kind) ? locationOf(tx, locationId) : null,
  ]);
  return { ...material, payments, location };
};
