import type { FastifyInstance } from 'fastify';
import { bankCalls } from '../../src/api/contract/bank.ts';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { bankOpeningWire, bankViewWire, bankWire } from '../../src/api/wire/bank.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import type { TypedOpening } from '../../src/domain/bank.ts';
import { accountEnd, type BankCard, type BankView, blankBank } from '../../src/domain/bank.ts';
import { decimal, zero } from '../../src/domain/money.ts';
import { settingsAnswers as settingsAnswerWords } from '../../src/domain/words/business.ts';
import { activateBank, deleteBank, setDefaultBank } from '../commands/default-bank.ts';
import { saveBank } from '../commands/save-bank.ts';
import { bankViews } from '../reports/banks.ts';
import { allBanks } from '../store/banks.ts';
import { type Ctx, Missing, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { mount } from './mount.ts';

type Typed = Omit<BodyOf<typeof bankCalls.addBank>, 'isdefault'>;

const cardOf = (body: Typed): BankCard => ({
  ...blankBank,
  ...(bankWire.fromWire(body) as Partial<BankCard>),
});

const openingOf = ({ OpeningBalance, OpeningDate, OpeningRate }: Typed): TypedOpening | null =>
  OpeningBalance === undefined
    ? null
    : {
        amount: decimal(OpeningBalance),
        onDay: OpeningDate ?? null,
        rate: OpeningRate ? decimal(OpeningRate) : null,
      };

const toAnswer = (bank: BankView, businessId: string) => ({
  ...bankViewWire.toWire({ ...bank, id: idToWire(bank.id), addedBy: bank.addedBy && idToWire(bank.addedBy) }),
  businessid: idToWire(businessId),
  ...bankOpeningWire.toWire(bank.opening ?? { amount: zero, onDay: null, rate: null }),
});

const list = async (ctx: Ctx) =>
  (await withBusiness(ctx, 'read', bankViews)).map((bank) => toAnswer(bank, ctx.business.id));

const answerWith = (message: string, { id, repeated }: { id: string; repeated?: boolean }) => ({
  status: 200 as const,
  message,
  data: { id: idToWire(id), repeated: repeated === true },
});

/** Mounts the calls of banks. */
export const bankRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, bankCalls, inBusiness(services), {
    addBank: async ({ ctx, body }) => {
      const more = { opening: openingOf(body), makeDefault: body.isdefault === true };
      return answerWith(settingsAnswerWords.bankCreated, await saveBank(ctx, cardOf(body), null, more));
    },
    updateBank: async ({ ctx, body }) => {
      const existing = { id: idFromWire(body.id), version: body.version ?? null };
      const more = { opening: openingOf(body), makeDefault: false };
      return answerWith(settingsAnswerWords.changesSaved, await saveBank(ctx, cardOf(body), existing, more));
    },
    setDefaultBank: async ({ ctx, body }) =>
      answerWith(settingsAnswerWords.bankSetDefault, await setDefaultBank(ctx, idFromWire(body.bankid))),
    getBank: async ({ ctx, query }) => {
      const data = (await list(ctx)).find(({ id }) => id === query.bankid);
      if (!data) throw new Missing();
      return { status: 200 as const, message: settingsAnswerWords.bank, data };
    },
    listBanks: async ({ ctx }) => ({
      status: 200 as const,
      message: settingsAnswerWords.banks,
      data: await list(ctx),
    }),
    chooseBanks: async ({ ctx }) => {
      const banks = await withBusiness(ctx, 'read', allBanks);
      const inUse = banks.filter(({ active }) => active);
      const data = inUse.map(({ id, name, currency, isDefault, ...bank }) => ({
        id: idToWire(id),
        bankname: name,
        accountends: accountEnd(bank),
        Currency: currency,
        isdefault: isDefault,
      }));
      const byName = data.sort((a, b) => a.bankname.localeCompare(b.bankname));
      return { status: 200 as const, message: settingsAnswerWords.banks, data: byName };
    },
    deleteBank: async ({ ctx, body }) => {
      await deleteBank(ctx, idFromWire(body.bankid));
      return {
        status: 200 as const,
        message: settingsAnswerWords.bankDeletedSuccessfully,
        data: await list(ctx),
      };
    },
    activateBank: async ({ ctx, body }) =>
      answerWith(settingsAnswerWords.changesSaved, await activateBank(ctx, idFromWire(body.bankid))),
  });
