import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import { linesOver } from './given-back-lines.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import type { postedApis } from './posted-api.ts';
import { pricesOf } from './posted-prices.ts';
import { type PostedWorld, startOn } from './posted-world.ts';
import { settlementOf } from './settlements.ts';

const acts: Acts<PostedWorld, PostedEvent> = {
  'document.edit': (world, { edited }) => {
    world.edits += 1;
    const form = {
      ...world.form,
      contact: world.contact,
      prices: pricesOf(edited),
      item: `Edit ${world.edits}`,
    };
    if (edited.lines > 0) world.form = form;
    return world.api.update(world.id, form);
  },
  'document.amend': ({ api, id, form }) => api.update(id, { ...form, notes: `${form.notes}.` }),
  'document.issue': ({ api, id }) => api.issue(id),
  'payment.record': ({ api, id }, { reduction: { amount, surplus } }) => api.pay(id, amount, { surplus }),
  'credit.apply': ({ api, id }, { reduction }) => api.applyCredit(id, reduction.amount),
  'payment.delete': async (world, { amount }) =>
    world.api.deletePayment(world.id, await settlementOf(world, amount)),
  'balance.writeOff': ({ api, id }) => api.writeOff(id),
  'writeOff.undo': ({ api, id }) => api.undoWriteOff(id),
  'creditNote.issue': async (world, { amount }) =>
    world.api.giveBack(world.id, await linesOver(world, amount)),
  'creditNote.undo': async ({ api, id }, { index }) => {
    const { CreditNotes } = await api.view(id);
    return api.undoGiveBack(id, CreditNotes.filter(({ undone }) => !undone)[index]?.id ?? neverExisted);
  },
  'document.cancel': ({ api, id }) => api.cancel(id),
  'document.reinstate': ({ api, id }) => api.undoCancel(id),
  'document.delete': ({ api, id }) => api.archive(id),
  'document.restore': ({ api, id }) => api.restore(id),
  'document.duplicate': ({ api, id }) => api.duplicate(id),
};

/** Carries paths of the chart of posted documents out on the real server, as a document of one type. */
export const postedExecutor = (subtype: keyof typeof postedApis) =>
  lifecycleExecutor({
    acts,
    start: (client) => startOn(client, subtype),
    standing: async (world) => (await world.api.view(world.id)).standing,
  });
