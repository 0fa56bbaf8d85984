import type { PermissionKey } from '../../domain/access/permissions.ts';
import { exportButton as words } from '../../domain/words/lists.ts';
import type { BulkCommand } from './use-bulk.ts';

/**
 * Saves a file of the rows that are picked, with the columns of the list's own.
 *
 * @param make has the server make it of rows by their ids, and answers where it is fetched from
 */
export const exportPicked = <Row extends { id: string }>(
  permission: PermissionKey,
  make: (ids: string[]) => Promise<{ url: string; name: string }>,
): BulkCommand<Row> => ({
  label: words.exportList,
  permission,
  aside: true,
  able: () => true,
  run: async (rows) => {
    const ids = rows.map(({ id }) => id);
    const [{ url, name }, { fetchFile }] = await Promise.all([make(ids), import('../kit/fetch-file.ts')]);
    fetchFile(url);
    return {
      message: words.downloading({ name }),
      rows: ids.map((id) => ({ id, done: true, reason: null })),
    };
  },
});
