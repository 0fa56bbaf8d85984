import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { taxCalls } from '../../../src/api/calls/tax.ts';
import { decimal } from '../../../src/domain/money.ts';
import {
  isRecoverable,
  kindOfRate,
  plainRule,
  type TaxCard,
  type TaxRule,
} from '../../../src/domain/tax/tax.ts';
import { settingsAnswers as words } from '../../../src/domain/words/business.ts';
import { tax as taxWords } from '../../../src/domain/words/taxes.ts';
import { addUsualTaxes, taxes } from '../../commands/tax.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { taxStore } from '../../store/settings/taxes.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

/** A tax as sent: what a client that knows of neither kind nor part says of it is as it was. */
const cardOf =
  ({ name, percent: sent, recoverable, kind, deductible, reason }: ArgsOf<typeof taxCalls.addTax>) =>
  (before: TaxRule | null): TaxCard => {
    const percent = decimal(sent);
    const stood = before ?? { ...plainRule, kind: kindOfRate(percent) };
    const same = recoverable === undefined || recoverable === isRecoverable(stood);
    const part = same ? stood.deductible : recoverable ? '100' : '0';
    return {
      name,
      percent,
      kind: kind ?? stood.kind,
      deductible: deductible === undefined ? part : decimal(deductible),
      reason: reason ?? stood.reason,
    };
  };

const told = <Saved extends { repeated?: boolean }>(message: string, saved: Saved) => ({
  ...saved,
  message,
  repeated: saved.repeated === true,
});

/** Mounts the calls of taxes. */
export const taxRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, taxCalls, inBusiness(services), {
    addTax: async ({ ctx, args }) => told(words.taxAdded, await taxes.save(ctx, cardOf(args), null)),
    listTaxes: async ({ ctx }) => {
      const rows = await withBusiness(ctx, 'read', taxStore.all);
      return rows.map((tax) => ({ ...tax, recoverable: isRecoverable(tax) }));
    },
    updateTax: async ({ ctx, args: { id, version = null, ...card } }) =>
      told(words.changesSaved, await taxes.save(ctx, cardOf(card), { id, version })),
    deleteTax: async ({ ctx, args }) => told(words.taxDeleted, await taxes.remove(ctx, args.id)),
    addUsualTaxes: async ({ ctx }) => {
      const added = await addUsualTaxes(ctx);
      return told(taxWords.usualAdded(added.added), added);
    },
    activateTax: async ({ ctx, args }) => told(words.changesSaved, await taxes.activate(ctx, args.id)),
  });
