import { moveRun } from '../../server/services/store-order/move-run.ts';
import { type Ctx, withBusiness } from '../../server/store/database/tx.ts';
import { beginStoreRun, lockStoreRun } from '../../server/store/online-store/store-runs.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type StoreRunEvent, storeRunLifecycle } from '../../src/machines/store-run/store-run.lifecycle.ts';
import { carriedOut, refusedMove, storeCtxOf } from './job-acts.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Answered, Client } from './server.ts';
import { storeIn } from './store-fixture.ts';

/** A run of an active store on the real server, as its job knows it. */
type World = { client: Client; ctx: Ctx; id: string };

const standingOf = ({ ctx, id }: World) =>
  withBusiness(ctx, 'write', async (tx) => ({ status: (await lockStoreRun(tx, id)).status, facts: {} }));

/** What a job does with its run: one that isn't in a state for it is let be, and nobody is told. */
const work = async (world: World, event: StoreRunEvent): Promise<Answered> => {
  const standing = await standingOf(world);
  const moved = await moveRun(world.ctx, world.id, event);
  return moved ? carriedOut : refusedMove(storeRunLifecycle.whyNot(standing, event));
};

const ask =
  (act: 'stop' | 'resume') =>
  ({ client, id }: World) =>
    client.send(calls.moveStoreImport, { importid: idToWire(id), act });

const acts: Acts<World, StoreRunEvent> = {
  'run.start': work,
  'run.wait': work,
  'run.finish': work,
  'run.fail': work,
  'run.stop': ask('stop'),
  'run.resume': ask('resume'),
};

/** Carries paths of a run's chart out on the real server: people stop it and go on with it by their calls, its job does the rest. */
export const storeRunExecutor = lifecycleExecutor({
  acts,
  start: async (client, _, server) => {
    await storeIn(client);
    const ctx = storeCtxOf(server, client);
    const run = { kind: 'import', since: ctx.clock(), epoch: 0 } as const;
    return { client, ctx, id: (await withBusiness(ctx, 'write', (tx) => beginStoreRun(tx, run)))! };
  },
  standing: standingOf,
});
