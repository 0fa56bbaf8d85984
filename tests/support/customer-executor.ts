import { customerCalls } from '../../src/api/calls/customer.ts';
import type { CustomerEvent } from '../../src/machines/customer/customer.lifecycle.ts';
import { apiFor, expectOk } from './api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Client } from './server.ts';

/** One customer with an invoice on the real server, on their way along a path. */
export interface CustomerWorld {
  client: Client;
  id: string;
  /** Edits so far; each writes another note, so that it really changes something. */
  edits: number;
}

const acts: Acts<CustomerWorld, CustomerEvent> = {
  'customer.edit': (world) => {
    world.edits += 1;
    const card = { type: 'person', name: 'Ada Stone', notes: `Edit ${world.edits}` };
    return world.client.send(customerCalls.updateCustomer, { id: world.id, ...card });
  },
  'customer.delete': ({ client, id }) => client.send(customerCalls.deleteCustomer, { clientid: id }),
  'customer.restore': ({ client, id }) => client.send(customerCalls.restoreCustomer, { clientid: id }),
};

const startOn = async (client: Client): Promise<CustomerWorld> => {
  const api = apiFor(client);
  const id = await api.customer();
  await api.invoice({ customer: id });
  return { client, id, edits: 0 };
};

/** Carries paths of the customer's chart out on the real server. */
export const customerExecutor = lifecycleExecutor({
  acts,
  start: startOn,
  standing: async ({ client, id }) =>
    expectOk(await client.send(customerCalls.getCustomer, { clientid: id })).body.data.standing,
});
