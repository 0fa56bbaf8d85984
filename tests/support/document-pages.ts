import { column } from '../../server/store/database/row.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { findDocuments } from '../../server/store/documents/documents.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { Client } from './server.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Every document of a kind that a business has, field by field, in the order of their ids. */
export const documentsOf = ({ shop }: Client, kind: DocumentKind): Promise<Document[]> =>
  withBusiness(shop, 'read', async (tx) => {
    const rows = await tx.query(
      { id: column.id },
      'select id from document where business_id = $1 and kind = $2 order by id',
      [tx.business.id, kind],
    );
    return findDocuments(
      tx,
      kind,
      rows.map(({ id }) => id),
    );
  });

/**
 * The same without what tells one business or one way from another: ids are counted as they come, and what says that a document
 * came from a file is left out.
 */
export const comparedDocuments = async (client: Client, kind: DocumentKind): Promise<unknown[]> => {
  const documents = (await documentsOf(client, kind)).map(
    ({ channel: _, externalNumber: __, employeeId: ___, version: ____, parties, ...document }) => ({
      ...document,
      parties: parties.to,
    }),
  );
  const known = new Map<string, string>();
  const counted = JSON.stringify(documents).replace(uuid, (id) => {
    known.set(id, known.get(id) ?? `id ${known.size + 1}`);
    return known.get(id)!;
  });
  return JSON.parse(counted);
};
