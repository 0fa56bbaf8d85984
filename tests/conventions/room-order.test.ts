import { expect, test } from 'vitest';
import { codeFiles, importsOf } from '../support/source-files.ts';

/** Files of a room that lie in no folder of it. */
const loose = '(loose)';

/**
 * The folders of a room, the lowest first: a file imports its own folder and those before it, by types too. A registry stands
 * above what it lists.
 */
const orders: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [
    // Money, day and text.
    loose,
    'values',
    // Sentences with plain values; those of a subject's own values lie with it, as `*.words.ts`.
    'words',
    'access',
    'typed',
    'card',
    'tax',
    'books',
    'template',
    // Every kind is a row here, and the tables of kinds beside them.
    'documents',
    'attachment',
    // What an act will write.
    'plan',
    'audit',
    'posted',
    'bill',
    'invoice',
    'order',
    'quote',
    // How each kind that is posted is entered in the books.
    'postings',
    'opening',
    'bank-money',
    'barcode',
    'stock',
    'transfer',
    'contact',
    'payment',
    'payment-provider',
    'online-payment',
    'provider-money',
    'billing',
    'expense',
    'journal-entry',
    'budget',
    'period',
    'user',
    'team',
    'business',
    'location',
    'count',
    'online-store',
    'mail',
    'public',
    'report',
    // Books as files of other programs.
    'books-export',
    'import',
    // What waits for somebody may be an import.
    'dashboard',
    'task',
    'next-step',
  ],
  'src/screens/kit': [
    loose,
    'buttons',
    'notices',
    'dialogs',
    'fields',
    'menus',
    'lists',
    'lines',
    'counterfoil',
    'effects',
  ],
  'server/store': [
    'migrations',
    'database',
    'rows',
    'access',
    'files',
    'mail',
    'plans',
    'contacts',
    'books',
    'settings',
    'documents',
    'stock',
    'imports',
    'online-store',
    'providers',
    'plan',
    // The chain of the audit trail.
    'audit',
    'team',
    loose,
  ],
  'server/http': [
    'call',
    'account',
    'documents',
    'reports',
    'books',
    'business',
    'contacts',
    'stock',
    'online-store',
    'providers',
    'plans',
    loose,
  ],
};

const folderIn = (room: string, file: string): string | null => {
  if (!file.startsWith(`${room}/`)) return null;
  const rest = file.slice(room.length + 1);
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : loose;
};

test.each(Object.entries(orders))('the folders of %s have one direction', (room, order) => {
  const places = codeFiles().flatMap((file) => {
    const from = folderIn(room, file);
    return from === null ? [] : [{ file, from }];
  });
  expect([...new Set(places.map(({ from }) => from))].sort()).toEqual(
    expect.arrayContaining([...order].sort()),
  );
  const upward = places.flatMap(({ file, from }) =>
    importsOf(file).flatMap(({ to, ours }) => {
      const into = ours ? folderIn(room, to) : null;
      return into === null || order.indexOf(into) <= order.indexOf(from) ? [] : [`${file} > ${to}`];
    }),
  );
  expect(places.filter(({ from }) => !order.includes(from)).map(({ file }) => file)).toEqual([]);
  expect(upward).toEqual([]);
});
