import type { FastifyInstance } from 'fastify';
import { bankCalls } from '../../../src/api/calls/bank.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { accountEnd, type BankCard, blankBank, type TypedOpening } from '../../../src/domain/books/bank.ts';
import { decimal } from '../../../src/domain/money.ts';
import { typedCard } from '../../../src/domain/values/fields-of.ts';
import { settingsAnswers as words } from '../../../src/domain/words/business.ts';
import { banks, saveBank } from '../../commands/bank.ts';
import { bankViews } from '../../reports/banks.ts';
import { allBanks } from '../../store/books/banks.ts';
import { type Ctx, Missing, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';

type Typed = Omit<ArgsOf<typeof bankCalls.addBank>, 'makeDefault'>;

const cardOf = (typed: Typed): BankCard => typedCard(blankBank, typed);

const openingOf = ({ openingBalance, openingOn, openingRate }: Typed): TypedOpening | null =>
  openingBalance === undefined
    ? null
    : {
        amount: decimal(openingBalance),
        onDay: openingOn ?? null,
        rate: openingRate ? decimal(openingRate) : null,
      };

const list = async (ctx: Ctx) =>
  (await withBusiness(ctx, 'read', bankViews)).map((bank) => ({ ...bank, businessId: ctx.business.id }));

/** Mounts the calls of banks. */
export const bankRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, bankCalls, inBusiness(services), {
    addBank: async ({ ctx, args: { makeDefault, ...typed } }) => {
      const more = { opening: openingOf(typed), makeDefault: makeDefault === true };
      return savedAs(words.bankCreated, await saveBank(ctx, cardOf(typed), null, more));
    },
    updateBank: async ({ ctx, args: { id, version = null, ...typed } }) => {
      const more = { opening: openingOf(typed), makeDefault: false };
      return savedAs(words.changesSaved, await saveBank(ctx, cardOf(typed), { id, version }, more));
    },
    setDefaultBank: async ({ ctx, args }) =>
      savedAs(words.bankSetDefault, await banks.setDefault(ctx, args.id)),
    getBank: async ({ ctx, args }) => {
      const bank = (await list(ctx)).find(({ id }) => id === args.id);
      if (!bank) throw new Missing();
      return { message: words.bank, ...bank };
    },
    listBanks: ({ ctx }) => list(ctx),
    chooseBanks: async ({ ctx }) =>
      (await withBusiness(ctx, 'read', allBanks))
        .filter(({ active }) => active)
        .map((bank) => ({ ...bank, ends: accountEnd(bank) }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    deleteBank: async ({ ctx, args }) => {
      await banks.remove(ctx, args.id);
      return { message: words.bankDeletedSuccessfully, rows: await list(ctx) };
    },
    activateBank: async ({ ctx, args }) => savedAs(words.changesSaved, await banks.activate(ctx, args.id)),
  });
