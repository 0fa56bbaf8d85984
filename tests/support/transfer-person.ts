import type { TransferFacts } from '../../src/domain/transfer/transfer.ts';
import type { TransferEvent } from '../../src/machines/transfer/transfer.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { beside, confirmed, noted, type OnPage, opened, reopen } from './document-page.ts';
import { expectStub, lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { dialog, pressAct, pressInDialog } from './sheet.ts';
import { transferApiFor } from './transfer-api.ts';
import { transferOn } from './transfer-executor.ts';
import { transferStub } from './transfer-page.ts';

/** A transfer of five boxes on the page of its owner, on its way along a path. */
interface TransferOnPage extends Member, OnPage {
  id: string;
  edits: number;
}

/** What only repeats what stands is not offered: another tab asks for it. */
const again = (world: TransferOnPage, name: 'mark' | 'cancel' | 'reverse') =>
  beside(world, transferApiFor(world.client)[name](world.id));

/** Presses an act and, once what it will do was shown, its dialog's button of the same name. */
const act = (world: TransferOnPage, name: string) => confirmed(world, name, name);

const presses: Presses<TransferOnPage, TransferEvent> = {
  'transfer.update': (world) => noted(world, { field: 'Notes', save: 'Save transfer' }),
  'transfer.mark': (world, _, { from }) =>
    from.state === 'Transferred' ? again(world, 'mark') : act(world, 'Receive all'),
  'transfer.receive': async (world, { received: [count] }) => {
    await pressAct(world.page, 'Receive part');
    const arrived = dialog(world.page).getByLabel('Box: 5 sent');
    await arrived.fill(count ?? '0');
    // What didn't arrive has no default.
    if (count !== '5')
      await dialog(world.page).getByLabel('Missing: Box').selectOption({ label: 'Goes back to the source' });
    await pressInDialog(world.page, 'Receive goods');
  },
  'transfer.cancel': (world, _, { from }) =>
    from.state === 'Cancelled' ? again(world, 'cancel') : act(world, 'Cancel transfer'),
  'transfer.reverse': async (world, _, { from }) => {
    if ((from.context as TransferFacts).reversed) return again(world, 'reverse');
    await act(world, 'Send back');
    // It leads to the transfer that takes the goods back.
    await world.page.getByRole('heading', { name: 'TRF-0002' }).waitFor();
    await reopen(world);
  },
};

/** Carries paths of a stock transfer's chart out with the buttons of its page. */
export const transferPerson = (product: Product): Executor<TransferOnPage> =>
  lifecyclePerson<TransferOnPage, TransferEvent>({
    start: async ({ at }) => {
      const member = await startMember(product);
      const { id } = await transferOn(member.client, at.context as TransferFacts);
      return opened({ ...member, id, address: `/inventory/stock-transfer/view?transfer=${id}` });
    },
    presses,
    shows: (world, state, facts) => expectStub(world, transferStub(state, facts as TransferFacts)),
  });
