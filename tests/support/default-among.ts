import { expect } from 'vitest';
import type { Client } from './server.ts';

/** How a list answers a row: which it is, whether it's the default, whether it is in use. */
interface ListedRow {
  id: string;
  isDefault: boolean;
  inUse: boolean;
}

/** Records of which one in use is the default, as the list of them says. */
export const defaultAmong = <Row, Kept extends ListedRow>(
  list: (client: Client) => Promise<readonly Row[]>,
  read: (row: Row) => Kept,
) => ({
  /** The row of the record that is walked; undefined where it is gone. */
  own: async ({ client, id }: { client: Client; id: string }) =>
    (await list(client)).map(read).find((row) => row.id === id),
  /** The id of the default; undefined where there is none. */
  chosen: async ({ client }: { client: Client }) =>
    (await list(client)).map(read).find((row) => row.isDefault)?.id,
  /** Of those in use exactly one is the default; of none, none is. */
  holds: async ({ client }: { client: Client }) => {
    const inUse = (await list(client)).map(read).filter((row) => row.inUse);
    expect(inUse.filter((row) => row.isDefault).length).toBe(Math.min(1, inUse.length));
  },
});
