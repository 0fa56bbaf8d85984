import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { journalEntryCalls } from '../../../src/api/calls/journal-entry.ts';
import { idFromWire } from '../../../src/api/wire/id.ts';
import { patterns } from '../../../src/api/wire/values.ts';
import { journalEntryAnswers as words } from '../../../src/domain/journal-entry/journal-entries.words.ts';
import type { TypedEntry, TypedEntryLine } from '../../../src/domain/journal-entry/typed-entry.ts';
import { decimal, zero } from '../../../src/domain/money.ts';
import { creditOf, debitOf } from '../../../src/domain/report/posting-columns.ts';
import { currencyById } from '../../../src/domain/values/currency.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { everywhere } from '../../../src/domain/words/everywhere.ts';
import { addJournalEntry, previewJournalEntry, reverseJournalEntry } from '../../commands/journal-entry.ts';
import { entryEffects } from '../../reports/entry-effects.ts';
import { viewJournalEntry } from '../../reports/journal-entry-view.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { nextNumber } from '../../store/documents/documents.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

type Sent = ArgsOf<typeof journalEntryCalls.previewJournalEntry>;

/** A contact as sent: what looks like an id may be a name all the same. */
const contactOf = (sent: string) => ({
  contactId: patterns.id.test(sent) ? idFromWire(sent) : null,
  contact: sent,
});

/** @throws Refused for a currency there is none of */
const currencyOf = (
  field: 'homeCurrencyId' | 'foreignCurrencyId',
  id: number | null | undefined,
): string | null => {
  if (!id) return null;
  const currency = currencyById(id);
  if (!currency) throw new Refused(invalid(field, everywhere.currencyUnknown));
  return currency.code;
};

const lineOf = (line: Sent['lines'][number]): TypedEntryLine => ({
  ...contactOf(line.contact ?? ''),
  account: line.account ?? '',
  accountId: line.accountId ?? null,
  description: line.description ?? '',
  debit: decimal(line.debit || zero),
  credit: decimal(line.credit || zero),
  dueOn: line.dueOn ?? null,
  settlesEntry: line.settlesEntry ?? null,
  taxId: line.taxId ?? null,
  taxBase: line.taxBase ? decimal(line.taxBase) : null,
});

/** The entry as sent; a number that came with it is nobody's. */
const entryOf = (sent: Sent, { business }: Ctx): TypedEntry => {
  const { homeCurrency } = business;
  const currency =
    currencyOf('foreignCurrencyId', sent.foreignCurrencyId) ??
    currencyOf('homeCurrencyId', sent.homeCurrencyId) ??
    homeCurrency;
  return {
    onDay: sent.onDay ?? null,
    currency,
    rate: currency === homeCurrency || !sent.rate ? null : decimal(sent.rate),
    memo: sent.memo ?? '',
    reference: sent.reference ?? '',
    reverseOn: sent.reverseOn ?? null,
    lines: sent.lines.map(lineOf),
  };
};

/** Mounts the calls of journal entries by hand. */
export const journalEntryRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, journalEntryCalls, inBusiness(services), {
    nextEntryNumber: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.nextNumber,
        number: Number(await nextNumber(tx, 'journal')),
        today: tx.today,
      })),
    addJournalEntry: async ({ ctx, args }) => {
      const { repeated = false, ...saved } = await addJournalEntry(ctx, entryOf(args, ctx), {
        ids: args.attachments,
      });
      return { ...saved, message: words.created, repeated };
    },
    previewJournalEntry: async ({ ctx, args }) => {
      const plan = await previewJournalEntry(ctx, entryOf(args, ctx));
      const effects = await withBusiness(ctx, 'read', (tx) => entryEffects(tx, plan.entries));
      return { ...effects, message: words.preview, warnings: plan.warnings };
    },
    reverseJournalEntry: async ({ ctx, args: { id, onDay = null } }) => {
      const { repeated = false, ...saved } = await reverseJournalEntry(ctx, id, onDay);
      return { ...saved, message: words.reversed, repeated };
    },
    getJournalEntry: async ({ ctx, args }) => {
      const { postedAt, lines, ...entry } = await withBusiness(ctx, 'read', (tx) =>
        viewJournalEntry(tx, args.id),
      );
      return {
        ...entry,
        message: words.entry,
        postedAt: postedAt.toISOString(),
        lines: lines.map(({ amount, foreignAmount, ...line }) => ({
          ...line,
          debit: debitOf(amount),
          credit: creditOf(amount),
          foreignDebit: debitOf(foreignAmount),
          foreignCredit: creditOf(foreignAmount),
        })),
      };
    },
  });
