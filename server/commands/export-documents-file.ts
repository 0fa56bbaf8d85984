import { roleRefusal } from '../../src/domain/access/permissions.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { documentRows } from '../../src/domain/import/document-file.ts';
import type { DocumentField } from '../../src/domain/import/document-row.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { kindUnknown } from '../../src/domain/words/import-answers.ts';
import { handOutList, mostRows } from '../services/list-file.ts';
import { allAccounts } from '../store/accounts.ts';
import { findDocuments } from '../store/documents.ts';
import { issuedByNumber } from '../store/known-documents.ts';
import { allLocations } from '../store/locations.ts';
import { type Ctx, Refused, withBusiness } from '../store/tx.ts';

const atOnce = 500;

/**
 * Writes the issued documents of a kind into a file as they are imported, a row for each line, in the order of their numbers, and hands it out
 * for a minute. Drafts, cancelled and deleted ones are left out. Throws `Refused` for a kind without documents, a role that exports none
 * of them, and more rows than a file holds.
 */
export const exportDocumentsFile = async (
  ctx: Ctx,
  kind: ImportKind,
): Promise<{ token: string; name: string }> => {
  const { documents, columns, words } = importKindSpecs[kind];
  if (!documents) throw new Refused(invalid('type', kindUnknown));
  const refused = roleRefusal(ctx.user.role, `${kindSpec(documents).permissions}.export`);
  if (refused) throw new Refused(refused);
  const rows = await withBusiness(ctx, 'read', async (tx) => {
    const [listed, locations, accounts] = await Promise.all([
      issuedByNumber(tx, documents, mostRows + 1),
      allLocations(tx),
      allAccounts(tx),
    ]);
    const named = {
      homeCurrency: tx.business.homeCurrency,
      locations: new Map(locations.map(({ id, name }) => [id, name])),
      accounts: new Map(accounts.map(({ id, name }) => [id, name])),
    };
    const cells: string[][] = [];
    for (let at = 0; at < listed.length && cells.length <= mostRows; at += atOnce) {
      const part = listed.slice(at, at + atOnce);
      const found = await findDocuments(
        tx,
        documents,
        part.map(({ id }) => id),
      );
      const byId = new Map(found.map((document) => [document.id, document]));
      for (const { id, contact } of part)
        for (const row of documentRows(byId.get(id)!, { ...named, contact }))
          cells.push(columns.map(({ key }) => row[key as DocumentField]));
    }
    return cells;
  });
  const head = columns.map(({ name }) => name);
  return handOutList(ctx, { title: words.list, head, rows, act: `${documents}.export` });
};
