import { itemCalls } from '../../src/api/calls/item.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import type { ProductFacts } from '../../src/domain/stock/product.ts';
import type { ItemEvent } from '../../src/machines/item/item.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { deletedHere, noted, type OnPage, opened, pressed, reopen } from './document-page.ts';
import { type ItemWorld, itemOn } from './item-on.ts';
import { itemStub } from './item-page.ts';
import { expectStub, lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { dialog, pressAct, pressInDialog } from './sheet.ts';

/** One item on the page of its owner, on its way along a path; every act leaves as many as there were. */
interface ItemOnPage extends Member, OnPage, Pick<ItemWorld, 'productId' | 'quantity'> {
  edits: number;
}

const countTo = async ({ client, productId }: ItemOnPage, quantity: string): Promise<void> => {
  expectOk(await client.send(stockCalls.updateCount, { productId, quantity }));
};

/** Opens a dialog of stock, types a quantity and saves, then leaves as many as there were. */
const typed = async (world: ItemOnPage, name: string, label: string, quantity: string): Promise<void> => {
  await pressAct(world.page, name);
  await dialog(world.page).getByLabel(label).fill(quantity);
  await pressInDialog(world.page, new RegExp(`^(Save count|${name} stock)$`));
  await countTo(world, world.quantity);
  await reopen(world);
};

const presses: Presses<ItemOnPage, ItemEvent> = {
  'item.edit': (world) => noted(world, { field: 'Description for sales', save: 'Save item' }),
  'item.count': (world) => typed(world, 'Count', 'Counted', world.quantity),
  'item.increase': (world) => typed(world, 'Increase', 'How many more', '2'),
  'item.decrease': async (world) => {
    await countTo(world, '9');
    await reopen(world);
    await typed(world, 'Decrease', 'How many fewer', '1');
  },
  'item.delete': (world, _, step) => {
    const { client, productId } = world;
    return deletedHere(world, step, () => client.send(itemCalls.deleteProduct, { productId }));
  },
  'item.restore': (world) => pressed(world, 'Restore'),
};

/** Carries paths of an item's chart out with the buttons of its page. */
export const itemPerson = (product: Product): Executor<ItemOnPage> =>
  lifecyclePerson<ItemOnPage, ItemEvent>({
    start: async ({ at }) => {
      const member = await startMember(product);
      const item = await itemOn(member.client, at.context as ProductFacts);
      return opened({ ...member, ...item, address: `/inventory/view?item=${item.productId}` });
    },
    presses,
    shows: (world, state, facts) => expectStub(world, itemStub(state, facts as ProductFacts)),
  });
