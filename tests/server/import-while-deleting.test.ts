import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteContact, restoreContact } from '../../server/commands/delete-contact.ts';
import { engineKind } from '../../server/services/import-kinds.ts';
import { importPart } from '../../server/services/import-part.ts';
import { Refused, withBusiness } from '../../server/store/database/tx.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import type { ImportKind, WhenHere } from '../../src/domain/import/run.ts';
import { apiFor } from '../support/api.ts';
import { dayRules } from '../support/day-rules.ts';
import { noEarlierRows } from '../support/no-earlier-rows.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
afterAll(() => server.close());

const people = 150;
/** The last of a file, which its import comes to when it has long held the plan's count. */
const last = `Person ${people}`;

const rowsOf = (kind: ImportKind) => {
  const { reader } = engineKind(kind).spec;
  const names = Array.from({ length: people }, (_, n) => `Person ${n + 1}`);
  const columns: Readonly<Partial<Record<ImportKind, readonly string[]>>> = {
    customers: ['name', 'phone'],
    sales: ['contact', 'issuedOn', 'item', 'quantity', 'price', 'number'],
  };
  const fields = columns[kind]!;
  const matching = Object.fromEntries(fields.map((field, at) => [field, at]));
  const reading = { decimalSign: '.', dayFormat: 'iso', days: dayRules } as const;
  return names.map((name, n) => {
    const line = n + 2;
    const cells =
      kind === 'customers' ? [name, '+44 20 7946'] : [name, '2026-03-01', 'Work', '1', '10', `S-${n}`];
    const read = { line, ...reader.read({ line, cells }, fields.length, matching, reading) };
    const spans = reader.spans?.(matching);
    return spans ? { line, lines: [line], ...spans.joined([read]) } : read;
  });
};

test.each<[ImportKind, WhenHere]>([
  ['customers', 'update'],
  ['customers', 'skip'],
  ['sales', 'skip'],
])(
  'an import of %s (%s) and the deletion of one of its contacts at once wait in one order: neither is begun again',
  async (kind, whenHere) => {
    const client = await server.client();
    const api = apiFor(client);
    const ids = new Map<string, string>();
    for (let n = 1; n <= people; n += 1)
      ids.set(`Person ${n}`, idFromWire(await api.customer(`Person ${n}`)));
    // A transaction that meets another in a ring is begun again, and asks what time it is once more.
    let begun = 0;
    const counting = {
      ...client.shop,
      clock: () => {
        begun += 1;
        return client.shop.clock();
      },
    };
    const rows = rowsOf(kind);
    let acts = 0;
    let over = false;
    const imported = withBusiness(counting, 'write', (tx) =>
      importPart(tx, engineKind(kind), rows, { whenHere, issue: true }, noEarlierRows),
    ).finally(() => {
      over = true;
    });
    const deleting = async () => {
      while (!over) {
        await deleteContact(counting, 'customer', ids.get(last)!);
        // A file that came between has brought them back by itself, as it does who is deleted.
        await restoreContact(counting, 'customer', ids.get(last)!).catch((error: unknown) => {
          if (!(error instanceof Refused && kind === 'customers')) throw error;
        });
        acts += 2;
      }
    };
    await Promise.all([imported, deleting()]);
    expect(acts).toBeGreaterThan(0);
    expect(begun).toBe(1 + acts);
  },
);
