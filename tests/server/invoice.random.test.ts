import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { minus } from '../../src/domain/money.ts';
import { type Desk, deskOf } from '../support/desk.ts';
import { type Answered, firstDay, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const runs = Number(process.env.RANDOM_RUNS ?? 4);

/** Two customers, three invoices, and the day it is. */
interface World {
  desk: Desk;
  customers: string[];
  ids: string[];
  owners: string[];
  day: string;
}

interface Act {
  name: string;
  /** Numbers the act picks by: which invoices, which part of an amount. */
  which: [number, number, number];
}

const cents = (which: number): string => (which / 100).toString();
const settlements = async ({ desk }: World, id: string) =>
  (await desk.view(id)).payment.filter((one) => one.live);

const acts: Record<string, (world: World, id: string, which: Act['which']) => Promise<Answered | undefined>> =
  {
    edit: ({ desk, ids, owners }, id, [, lines, price]) =>
      desk.update(id, {
        customer: owners[ids.indexOf(id)]!,
        status: 'Draft',
        item: `Item ${price}`,
        prices: Array.from({ length: (lines % 3) + 1 }, () => cents(price % 9000)),
      }),
    amend: ({ desk, ids, owners }, id) =>
      desk.update(id, { customer: owners[ids.indexOf(id)]!, notes: 'Amended' }),
    issue: ({ desk }, id) => desk.setStatus(id, 'NotPaid'),
    pay: ({ desk }, id, [, , part]) => desk.pay(id, cents(part % 7000), { paymentmode: (part % 5) + 1 }),
    payRest: async ({ desk }, id) => desk.pay(id, (await desk.view(id)).amountdue),
    overpay: ({ desk }, id, [, , part]) => desk.pay(id, cents(part), { surplus: 'credit' }),
    payBatch: async ({ desk, ids }, _, [part, other]) =>
      desk.payBatch([
        [ids[part % 3]!, cents(other % 3000)],
        [ids[(part + 1) % 3]!, cents(part % 3000)],
      ]),
    deletePayment: async (world, id, [, pick]) => {
      const found = await settlements(world, id);
      const one = found[pick % Math.max(1, found.length)];
      return one ? world.desk.deletePayment(id, one.id) : undefined;
    },
    applyCredit: ({ desk }, id, [, , part]) => desk.applyCredit(id, cents(part % 5000)),
    applyAllCredit: async ({ desk }, id) => {
      const { credit, amountdue } = await desk.view(id);
      return desk.applyCredit(id, Number(minus(credit, amountdue)) < 0 ? credit : amountdue);
    },
    refundCredit: ({ desk, customers }, _, [one, , part]) =>
      desk.refundCredit(customers[one % 2]!, cents(part % 4000), { paymentmode: (part % 5) + 1 }),
    writeOff: ({ desk }, id) => desk.writeOff(id),
    undoWriteOff: ({ desk }, id) => desk.undoWriteOff(id),
    cancel: ({ desk }, id, [, pick]) => desk.cancel(id, { payments: pick % 2 ? 'credit' : 'refund' }),
    undoCancel: ({ desk }, id) => desk.undoCancel(id),
    archive: ({ desk }, id) => desk.archive(id),
    restore: ({ desk }, id) => desk.restore(id),
    duplicate: ({ desk }, id) => desk.duplicate(id),
    nextDay: async (world, _, [days]) => {
      world.day = daysAfter(world.day, (days % 20) + 1);
      server.setToday(world.day);
      return undefined;
    },
    lock: async ({ desk, day }, _, [days]) => {
      await server.lockBooks(desk.client, daysAfter(day, -1 - (days % 30)));
      return undefined;
    },
  };

const act: fc.Arbitrary<Act> = fc.record({
  name: fc.constantFrom(...Object.keys(acts)),
  which: fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000)),
});

const start = async (): Promise<World> => {
  server.setToday(firstDay);
  const desk = deskOf(await server.client());
  const customers = [await desk.customer(), await desk.customer('Brook Marsh')];
  const owners = [customers[0]!, customers[0]!, customers[1]!];
  const ids: string[] = [];
  for (const customer of owners) ids.push(await desk.invoice({ customer }));
  return { desk, customers, owners, ids, day: firstDay };
};

test(`the books hold after every step of ${runs} random runs, and nothing answers 5xx`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }), async (sequence) => {
      const world = await start();
      for (const { name, which } of sequence) {
        const answer = await acts[name]!(world, world.ids[which[0] % 3]!, which);
        expect(answer?.status ?? 200).toBeLessThan(500);
        expect(await violationsSeenBy(server.owner)).toEqual([]);
      }
    }),
    {
      numRuns: runs,

      ...(process.env.RANDOM_SEED ? { seed: Number(process.env.RANDOM_SEED) } : {}),
    },
  );
}, 600_000);
