import type { TransferFacts } from '../../src/domain/transfer/transfer.ts';
import type { TransferEvent } from '../../src/machines/transfer/transfer.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { beside, type OnPage, reopen } from './document-page.ts';
import { expectStub, lifecyclePerson, type Presses, type SeenStub } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { dialog, pressAct } from './sheet.ts';
import { transferApiFor } from './transfer-api.ts';
import { transferOn } from './transfer-executor.ts';

/** A transfer of five boxes on the page of its owner, on its way along a path. */
interface TransferOnPage extends Member, OnPage {
  id: string;
  edits: number;
}

/** What only repeats what stands is not offered: another tab asks for it. */
const again = (world: TransferOnPage, name: 'mark' | 'cancel' | 'reverse') =>
  beside(world, transferApiFor(world.client)[name](world.id));

/** Presses an act and, once what it will do was shown, its dialog's button. */
const confirmed = async ({ page }: TransferOnPage, name: string): Promise<void> => {
  await pressAct(page, name);
  await dialog(page).getByRole('button', { name }).click();
  await dialog(page).waitFor({ state: 'detached' });
};

const presses: Presses<TransferOnPage, TransferEvent> = {
  'transfer.update': async (world) => {
    const { page, address } = world;
    world.edits += 1;
    await pressAct(world.page, 'Edit');
    await page.getByLabel('Notes').fill(`Edit ${world.edits}`);
    await page.getByRole('button', { name: 'Save transfer' }).click();
    await page.waitForURL(`**${address}`);
  },
  'transfer.mark': (world, _, { from }) =>
    from.state === 'Transferred' ? again(world, 'mark') : confirmed(world, 'Mark as transferred'),
  'transfer.receive': async (world, { received: [count] }) => {
    await pressAct(world.page, 'Receive part');
    await dialog(world.page)
      .getByLabel('Box: 5 sent')
      .fill(count ?? '0');
    // What didn't arrive has no default.
    if (count !== '5')
      await dialog(world.page).getByLabel('Rest of Box').selectOption({ label: 'Goes back to the source' });
    await dialog(world.page).getByRole('button', { name: 'Receive goods' }).click();
    await dialog(world.page).waitFor({ state: 'detached' });
  },
  'transfer.cancel': (world, _, { from }) =>
    from.state === 'Cancelled' ? again(world, 'cancel') : confirmed(world, 'Cancel transfer'),
  'transfer.reverse': async (world, _, { from }) => {
    if ((from.context as TransferFacts).reversed) return again(world, 'reverse');
    await confirmed(world, 'Send back');
    // It leads to the transfer that takes the goods back.
    await world.page.getByRole('heading', { name: 'TRF-0002' }).waitFor();
    await reopen(world);
  },
};

/** What the page says and offers, written by hand from the spec. */
const stubOf = (state: string, { arrived, reversed }: TransferFacts): SeenStub => {
  if (state === 'InTransit')
    return {
      word: 'In transit',
      offered: ['Mark as transferred', 'Receive part', 'Edit', 'Cancel transfer'],
      refused: [],
    };
  if (state === 'Cancelled') return { word: 'Cancelled', offered: [], refused: [] };
  return {
    word: 'Transferred',
    offered: arrived && !reversed ? ['Send back'] : [],
    refused: arrived ? ['Cancel transfer'] : ['Cancel transfer', 'Send back'],
  };
};

/** Carries paths of a stock transfer's chart out with the buttons of its page. */
export const transferPerson = (product: Product): Executor<TransferOnPage> =>
  lifecyclePerson<TransferOnPage, TransferEvent>({
    start: async ({ at }) => {
      const member = await startMember(product);
      const { id } = await transferOn(member.client, at.context as TransferFacts);
      const world = { ...member, id, address: `/inventory/stock-transfer/view?transfer=${id}`, edits: 0 };
      await reopen(world);
      return world;
    },
    presses,
    shows: (world, state, facts) => expectStub(world, stubOf(state, facts as TransferFacts)),
  });
