import { column, type RowOf } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { newToken } from './secrets.ts';

/** A user's picture as it is handed out to whoever knows its key. */
const userImageColumns = {
  mime: column.text,
  bytes: column.bytes,
};
export type UserImage = RowOf<typeof userImageColumns>;

/** Keeps a user's picture in place of another, under a new key of 256 bits. */
export const keepImage = async (
  query: AccessQuery,
  userId: string,
  { mime, bytes }: UserImage,
): Promise<string> => {
  const key = newToken();
  await query(
    `insert into user_image (user_id, key, mime, bytes) values ($1, $2, $3, $4)
     on conflict (user_id) do update set key = excluded.key, mime = excluded.mime, bytes = excluded.bytes`,
    [userId, key, mime, bytes],
  );
  return key;
};

export const dropImage = async (query: AccessQuery, userId: string): Promise<void> => {
  await query('delete from user_image where user_id = $1', [userId]);
};

/** The key of a user's picture; empty without one. */
export const imageKeyOf = async (query: AccessQuery, userId: string): Promise<string> => {
  const [row] = await query({ key: column.text }, 'select key from user_image where user_id = $1', [userId]);
  return row?.key ?? '';
};

export const imageByKey = async (query: AccessQuery, key: string): Promise<UserImage | null> => {
  const [row] = await query(userImageColumns, 'select mime, bytes from user_image where key = $1', [key]);
  return row ?? null;
};
