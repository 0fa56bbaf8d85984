import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBusiness } from '../../server/store/database/tx.ts';
import { findDocuments } from '../../server/store/documents/documents.ts';
import { plainPaper } from '../../src/domain/documents/document-paper.ts';
import { plainCard } from '../../src/domain/template/template.ts';
import { given, type Shop } from '../support/given.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await given.business(server.database, {});
});
afterAll(() => server.close());

/** Reads an invoice while a column of JSON has what some program might have written there, and puts it back. */
const readWith = async (column: string, json: string) => {
  const { id } = await given.invoice(shop);
  const { rows } = await server.owner.query(`select ${column} as was from document where id = $1`, [id]);
  await server.owner.query(`update document set ${column} = ${column} || $2::jsonb where id = $1`, [
    id,
    json,
  ]);
  try {
    return (await withBusiness(shop, 'read', (tx) => findDocuments(tx, 'invoice', [id])))[0]!;
  } finally {
    await server.owner.query(`update document set ${column} = $2 where id = $1`, [
      id,
      JSON.stringify(rows[0].was),
    ]);
  }
};

it('what an older program left out of a document is as it was before there was a choice', async () => {
  const own = { color: '#112233' };
  const read = await readWith(
    'ext',
    JSON.stringify({ template: { templateId: null, style: 'band', color: '#123456', own }, paper: {} }),
  );
  expect(read.template).toEqual({ ...plainCard, style: 'band', color: '#123456', templateId: null, own });
  expect(read.paper).toEqual(plainPaper);
});

it.each([
  ['parties', { to: { name: 7 } }],
  ['parties', { from: null }],
  ['credited', [{ id: 'n', amount: 5, settled: '0' }]],
  ['ext', { terms: { discount: { type: 'half' } } }],
  ['ext', { template: { templateId: null, style: 'loud', own: {} } }],
])('%s of another shape is refused as it is read: %j', async (column, json) => {
  await expect(readWith(column, JSON.stringify(json))).rejects.toThrow(
    `What a row has as ${column} is not of its shape.`,
  );
});
