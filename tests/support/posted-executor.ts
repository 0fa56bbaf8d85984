import { compare, isPositive, minus, sum, zero } from '../../src/domain/money.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { emptyDraft } from './empty-draft.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import { type GivenPosted, type PostedApi, postedApis } from './posted-api.ts';
import type { Client, Server } from './server.ts';
import { livePayments, rearranged } from './settlements.ts';

/** One document on the real server, on its way along a path. */
export interface PostedWorld {
  client: Client;
  api: PostedApi;
  contact: string;
  id: string;
  /** What the form last held. */
  form: GivenPosted;
  /** Edits so far; each names its lines after its number, so that it really changes something. */
  edits: number;
}

/** A surplus no path can use up, older than any it makes, so that no surplus is ever the credit that is spent. */
const plenty = '100000';

/** What credit notes took off what was owed. */
const creditedIn = ({ credited }: { credited: readonly { settled: string }[] }): string =>
  sum(credited.map((one) => one.settled));

/**
 * The settlement an amount stands for: one of just that much, arranged where there is none. Where the amount can't be
 * one, the nearest request is a settlement that is there but gone, or none at all; both must be refused.
 */
const settlementOf = async (world: PostedWorld, amount: string): Promise<string> => {
  const { payment, standing } = await world.api.view(world.id);
  const { settled, writtenOff } = standing.facts;
  const paid = minus(minus(settled, writtenOff), creditedIn(standing.facts));
  if (!isPositive(amount) || compare(amount, paid) > 0)
    return payment.at(-1)?.live === false ? payment.at(-1)!.id : neverExisted;
  const exact = (await livePayments(world)).find((one) => one.amount === amount);
  if (exact) return exact.id;
  if (writtenOff !== zero) return (await livePayments(world))[0]!.id;
  await rearranged(world, amount, paid);
  return settlementOf(world, amount);
};

/** Prices of as many lines as an edit has, adding up to its total. */
const pricesOf = ({ lines, total }: { lines: number; total: string }): string[] =>
  Array.from({ length: lines }, (_, index) => (index === 0 ? minus(total, String(lines - 1)) : '1'));

/** An amount to give back, spread over the lines that are left; what no line takes is asked of the last. */
const linesOver = async ({ api, id }: PostedWorld, amount: string) => {
  let rest = amount;
  const { Creditable } = await api.view(id);
  return Creditable.map(({ lineId, amount: left }, index) => {
    const part = index === Creditable.length - 1 || compare(rest, left) < 0 ? rest : left;
    rest = minus(rest, part);
    return { lineId, amount: part };
  });
};

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

/** A business with an empty draft, and a contact with a surplus to apply. */
const startOn = async (server: Server, subtype: keyof typeof postedApis): Promise<PostedWorld> => {
  const client = await server.client();
  const api = postedApis[subtype](client);
  const contact = await api.contact();
  const other = await api.issued({ contact, prices: ['1'], notes: '', item: 'Other' });
  expectOk(await api.pay(other, plenty, { surplus: 'credit' }));
  return {
    client,
    api,
    contact,
    id: await emptyDraft(client.shop, subtype),
    form: { contact: null, prices: [], notes: '', item: '' },
    edits: 0,
  };
};

/**
 * Carries paths of the chart of posted documents out on the real server, as a document of one type.
 *
 * @param check what else must hold after each step
 */
export const postedExecutor =
  (subtype: keyof typeof postedApis) =>
  (server: Server, check: (world: PostedWorld) => Promise<void>): Executor<PostedWorld> =>
    lifecycleExecutor(server, {
      acts,
      start: () => startOn(server, subtype),
      standing: async (world) => (await world.api.view(world.id)).standing,
      check,
    });
