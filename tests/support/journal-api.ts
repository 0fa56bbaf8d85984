import { journalEntryCalls } from '../../src/api/calls/journal-entry.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

/** A line as a test gives it: the account by name or number, the amount as a debit where it is above zero. */
export type GivenLine = readonly [account: string, amount: string, more?: Record<string, unknown>];

/** Lines as the page sends them. */
export const linesOf = (lines: readonly GivenLine[]) =>
  lines.map(([AccountName, amount, more]) => ({
    AccountName,
    ...(amount.startsWith('-') ? { Credit: amount.slice(1) } : { Debit: amount }),
    ...more,
  }));

/** The acts on journal entries of one business, each as the page sends it. */
export const journalApiFor = (client: Client) => {
  const add = (lines: readonly GivenLine[], more: Record<string, unknown> = {}) =>
    client.send(journalEntryCalls.addJournalEntry, { entriesItem: linesOf(lines), ...more });
  const view = async (EntryId: string) =>
    expectOk(await client.send(journalEntryCalls.getJournalEntry, { EntryId })).body.data;
  return {
    add,
    /** The id of an entry that must come to be. */
    entry: async (...given: Parameters<typeof add>): Promise<string> =>
      expectOk(await add(...given)).body.data.EntryId,
    preview: (lines: readonly GivenLine[], more: Record<string, unknown> = {}) =>
      client.send(journalEntryCalls.previewJournalEntry, { entriesItem: linesOf(lines), ...more }),
    reverse: (EntryId: string, more: Record<string, unknown> = {}) =>
      client.send(journalEntryCalls.reverseJournalEntry, { EntryId, ...more }),
    view,
    /** Its lines as `account debit credit`, at home. */
    posted: async (id: string): Promise<string[]> =>
      (await view(id)).entriesItem.map(({ AccountId, Debit, Credit }) => `${AccountId} ${Debit} ${Credit}`),
  };
};
