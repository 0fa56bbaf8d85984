import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';
import { picturesOf } from '../files/pictures.ts';

/** Sets the picture of an item that is held; null for none. Its version is counted by whoever saves the card. */
export const setItemImage = async (tx: Tx, id: string, imageId: string | null): Promise<void> => {
  await tx.query('update product set image_id = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    imageId,
  ]);
};

/** The picture of an item as a `data:` address; null for none. */
export const itemImage = async (tx: BusinessTx, id: string): Promise<string | null> => {
  const [row] = await tx.query(
    { imageId: column.id.orNull },
    'select image_id from product where business_id = $1 and id = $2',
    [tx.business.id, id],
  );
  const imageId = row?.imageId ?? null;
  return imageId === null ? null : ((await picturesOf(tx, [imageId])).get(imageId) ?? null);
};
