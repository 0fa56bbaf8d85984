import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { taxCalls } from '../../src/api/contract/tax.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { taxWire } from '../../src/api/wire/tax.ts';
import { decimal } from '../../src/domain/money.ts';
import {
  isRecoverable,
  kindOfRate,
  plainRule,
  type Tax,
  type TaxCard,
  type TaxRule,
} from '../../src/domain/tax.ts';
import { settingsAnswers as settingsAnswerWords } from '../../src/domain/words/business.ts';
import { tax as taxWords } from '../../src/domain/words/taxes.ts';
import { activateTax, deleteTax } from '../commands/delete-tax.ts';
import { saveTax } from '../commands/save-tax.ts';
import { allTaxes } from '../store/taxes.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { mount } from './mount.ts';

/** A tax as sent: what a client that knows of neither kind nor part says of it is as it was. */
const cardOf =
  ({
    TaxName: name,
    TaxPercentage,
    IsRecoverable,
    Kind,
    Deductible,
    Reason,
  }: BodyOf<typeof taxCalls.addTax>) =>
  (before: TaxRule | null): TaxCard => {
    const percent = decimal(TaxPercentage);
    const stood = before ?? { ...plainRule, kind: kindOfRate(percent) };
    const same = IsRecoverable === undefined || IsRecoverable === isRecoverable(stood);
    const deductible = same ? stood.deductible : IsRecoverable ? '100' : '0';
    return {
      name,
      percent,
      kind: Kind ?? stood.kind,
      deductible: Deductible === undefined ? deductible : decimal(Deductible),
      reason: Reason ?? stood.reason,
    };
  };

const toAnswer = (tax: Tax) =>
  taxWire.toWire({ ...tax, id: idToWire(tax.id), recoverable: isRecoverable(tax) });

const answerWith = (message: string, { id, repeated }: { id: string; repeated?: boolean }) => ({
  status: 200 as const,
  message,
  data: { TaxId: idToWire(id), repeated: repeated === true },
});

/** Mounts the calls of taxes. */
export const taxRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, taxCalls, inBusiness(services), {
    addTax: async ({ ctx, body }) =>
      answerWith(settingsAnswerWords.taxAdded, await saveTax(ctx, cardOf(body), null)),
    listTaxes: async ({ ctx }) => {
      const taxes = await withBusiness(ctx, 'read', allTaxes);
      return taxes.length === 0
        ? taxWords.noTaxes
        : { status: 200 as const, message: settingsAnswerWords.taxes, data: taxes.map(toAnswer) };
    },
    updateTax: async ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        await saveTax(ctx, cardOf(body), { id: idFromWire(body.TaxId), version: body.version ?? null }),
      ),
    deleteTax: async ({ ctx, query }) => {
      const ended = await deleteTax(ctx, idFromWire(query.taxId));
      const { data, ...answer } = answerWith(settingsAnswerWords.taxDeleted, ended);
      return { ...answer, data: { ...data, end: ended.end } };
    },
    activateTax: async ({ ctx, body }) =>
      answerWith(settingsAnswerWords.changesSaved, await activateTax(ctx, idFromWire(body.TaxId))),
  });
