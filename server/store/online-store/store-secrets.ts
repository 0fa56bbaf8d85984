import type { AccessQuery } from '../access/access.ts';
import { column } from '../database/row.ts';

/** Every connected store's sealed tokens; the rows stay as they are until the end of the transaction. */
export const storeSecrets = (query: AccessQuery) =>
  query(
    {
      businessId: column.id.called('business'),
      connectionId: column.id.called('connection'),
      token: column.text.called('access_token'),
      refreshToken: column.text.orNull.called('renewing_token'),
    },
    'select business, connection, access_token, renewing_token from store_secrets()',
  );

/** Puts tokens that are sealed anew in the place of those that are kept. */
export const replaceStoreSecrets = async (
  query: AccessQuery,
  businessId: string,
  token: string,
  refreshToken: string | null,
): Promise<void> => {
  await query('select reseal_store($1, $2, $3)', [businessId, token, refreshToken]);
};
