import { invalid } from '../../src/domain/values/refusal.ts';
import { settingsRefusals as settingsRefusalWords } from '../../src/domain/words/business.ts';
import { bytesOf, type Picture } from '../adapters/pictures/picture.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../store/database/tx.ts';
import { findPicture, keepPicture } from '../store/files/pictures.ts';
import { drawPicture } from './draw-picture.ts';

/** A picture that was sent: one that is kept already, or drawn anew. */
export type DrawnPicture = { id: string } | Picture;

/** As large a file as a logo needs. */
const largest = 204_800;

/**
 * The picture of a `data:` address, asked before any transaction. One that is kept already, as the page sends it back, is not drawn again: a
 * JPEG would be another each time. Throws `Refused` at the field for what is no picture, or too large a file.
 *
 * @param side how long its longer side may stay, in pixels
 */
export const drawnPicture = async (
  ctx: Ctx,
  address: string,
  field: string,
  side: number,
): Promise<DrawnPicture> => {
  const file = bytesOf(address);
  const id = file && (await withBusiness(ctx, 'read', (tx) => findPicture(tx, file)));
  if (id) return { id };
  const painter = { database: ctx.database, userId: ctx.user.id, now: ctx.clock() };
  const fits = file && file.length <= largest ? file : null;
  const picture = await drawPicture(painter, fits, side);
  if (!picture) throw new Refused(invalid(field, settingsRefusalWords.pictureWrong));
  return picture;
};

/** The id of a picture that was drawn, kept now where it wasn't. */
export const pictureId = async (tx: Tx, picture: DrawnPicture): Promise<string> =>
  'id' in picture ? picture.id : keepPicture(tx, picture);
