import { customerCalls } from '../../src/api/calls/customer.ts';
import type { CustomerEvent } from '../../src/machines/customer/customer.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { beside, type OnPage, opened, reopen } from './document-page.ts';
import { expectStub, lifecyclePerson, type Presses, type SeenStub } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { pressAct } from './sheet.ts';

/** One customer on their page, on their way along a path. */
interface CustomerOnPage extends Member, OnPage {
  id: string;
  edits: number;
}

const press = ({ page }: CustomerOnPage, name: string) => pressAct(page, name);

const presses: Presses<CustomerOnPage, CustomerEvent> = {
  'customer.edit': async (world) => {
    const { page } = world;
    world.edits += 1;
    await press(world, 'Edit');
    await page.getByLabel('Notes for your team').fill(`Edit ${world.edits}`);
    await page.getByRole('button', { name: 'Save', exact: false }).first().click();
    await page.waitForURL('**/customers/list');
    await reopen(world);
    await page.getByText(`Edit ${world.edits}`).first().waitFor();
  },
  // Whoever is archived has no such button: it is asked for beside the page.
  'customer.delete': (world, _, { from }) =>
    from.state === 'Deleted'
      ? beside(world, world.client.send(customerCalls.deleteCustomer, { clientid: world.id }))
      : press(world, 'Delete'),
  'customer.restore': (world) => press(world, 'Restore'),
};

const stubs: Record<string, SeenStub> = {
  Active: {
    word: 'Active',
    offered: ['Record payment', 'New invoice', 'New quote', 'Edit', 'Delete'],
    refused: [],
  },
  Deleted: { word: 'Deleted', offered: ['Restore', 'Record payment'], refused: ['Edit'] },
};

/** Carries paths of the customer's chart out with the buttons of their page. */
export const customerPerson = (product: Product): Executor<CustomerOnPage> =>
  lifecyclePerson<CustomerOnPage, CustomerEvent>({
    start: async () => {
      const member = await startMember(product);
      const id = await member.api.customer();
      await member.api.invoice({ customer: id });
      return opened({ ...member, id, address: `/customers/view?client=${id}` });
    },
    presses,
    shows: (world, state) => expectStub(world, stubs[state]!),
  });
