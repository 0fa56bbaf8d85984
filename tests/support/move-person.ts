import { expect } from 'vitest';
import { transferCalls } from '../../src/api/calls/transfer.ts';
import { dayAsTyped } from '../../src/domain/typed/day.ts';
import type { Problem } from '../../src/machines/problem.ts';
import type { SentEvent } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { newStatesScanner } from './axe.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import { failAs, portEvents } from './flow-ports.ts';
import { type HeldCalls, holdCalls } from './held-calls.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { dialog, pressAct } from './sheet.ts';
import { transferApiFor } from './transfer-api.ts';
import { visit } from './visit.ts';

type Locations = { main: string; annex: string; box: string };
/** Goods and two locations to move them between, with more than all paths take. */
const layLocations = async ({ api, client }: Member): Promise<Locations> => {
  const transfers = transferApiFor(client);
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  return { main, annex, box: await api.goods('Box', '900', '2') };
};
const laid = new WeakMap<Member['client'], Promise<Locations>>();
const locationsOf = (member: Member): Promise<Locations> => {
  const locations = laid.get(member.client) ?? layLocations(member);
  laid.set(member.client, locations);
  return locations;
};

/** A transfer of five on its way. */
const onItsWay = async (member: Member): Promise<string> => {
  const { main, annex, box } = await locationsOf(member);
  return transferApiFor(member.client).transfer({ from: main, to: annex, items: [[box, '5']] });
};
const statusOf = async ({ client }: Member, id: string) => (await transferApiFor(client).view(id)).status;

/** Carries paths of the flow move-stock out on the cancellation of a transfer, which has no form. */
export const cancelMovePerson = (product: Product): Executor<FlowOnPage> => {
  const act = 'Cancel transfer';
  return flowPerson(product, {
    ports: { preview: [transferCalls.previewTransferAct], commit: [transferCalls.cancelTransfer] },
    open: async (member) => {
      const id = await onItsWay(member);
      await visit(member.page, `/inventory/stock-transfer/view?transfer=${id}`);
      await pressAct(member.page, act);
      return id;
    },
    events: {
      'day.pick': async ({ page, held }, { event }): Promise<Answer> => {
        // What was asked for the day before is of nobody's interest any more.
        held.clear();
        const field = dialog(page).locator('#transfer-day');
        if (!(await field.isVisible())) await dialog(page).getByText('More details').click();
        await field.fill(event.onDay ? dayAsTyped(event.onDay as string, 'en') : '');
        await field.blur();
        return 'accepted';
      },
      'act.confirm': (world) => pressDialog(world, act),
      'act.retry': (world) => pressDialog(world, 'Try again'),
      'flow.close': (world) => pressDialog(world, 'Keep as it is'),
    },
    states: {
      checking: () => waiting('Keep as it is'),
      previewing: async (_, world) => {
        await dialog(world.page).getByText('In transit', { exact: true }).waitFor();
        expect(await statusOf(world, world.id)).toBe('InTransit');
        return ready(null, 'Keep as it is', act);
      },
      submitting: () => waiting(),
      refused: ({ problem }: { problem: { message: string } }) =>
        ready(problem.message, 'Keep as it is', 'Try again'),
    },
    ends: {
      sent: async (world) => {
        await world.page.getByText('back at the source').first().waitFor();
        expect(await statusOf(world, world.id)).toBe('Cancelled');
      },
      left: async (world) => expect(await statusOf(world, world.id)).toBe('InTransit'),
    },
  });
};

/** A transfer in its form, or one whose goods are received. */
export interface MoveOnPage extends Member {
  held: HeldCalls;
  id: string;
}

interface FormSpec {
  commit: typeof transferCalls.createTransfer | typeof transferCalls.receivePart;
  /** Opens the form, and answers the transfer it is of, if it stands. */
  open: (member: Member) => Promise<string>;
  type: (world: MoveOnPage, event: SentEvent) => Promise<void>;
  submit: string;
  /** What is said while something of it is open. */
  openWords: string;
  ends: { sent: (world: MoveOnPage) => Promise<void>; left: (world: MoveOnPage) => Promise<void> };
}

const region = ({ page }: MoveOnPage) => page.getByRole('region', { name: 'What this will do' });

/** Carries paths of the flow out where something is typed: what is typed is told again whenever it is typed otherwise. */
const formPerson = (product: Product, spec: FormSpec): Executor<MoveOnPage> => {
  const ports = {
    preview: [transferCalls.previewTransfer, transferCalls.previewTransferAct],
    commit: [spec.commit],
  };
  let opened: Promise<Omit<MoveOnPage, 'id'>> | undefined;
  const openPage = async () => {
    const member = await startMember(product);
    return { ...member, held: await holdCalls(member.page, ports) };
  };
  const scanner = newStatesScanner();
  // What was asked for before is of nobody's interest any more.
  const press = async ({ page, held }: MoveOnPage, name: string): Promise<Answer> => {
    held.clear();
    await page.getByRole('button', { name, exact: true }).click();
    return 'accepted';
  };
  const typed = async (world: MoveOnPage, { event }: { event: SentEvent }): Promise<Answer> => {
    world.held.clear();
    await spec.type(world, event);
    return 'accepted';
  };
  const seen =
    (
      state: string,
      text: (world: MoveOnPage, context: { problem: { message: string } | null }) => Promise<void>,
    ) =>
    async (world: MoveOnPage, { context }: { context: unknown }) => {
      await text(world, context as never);
      await scanner(world.page, state);
    };
  const open = async (world: MoveOnPage) => region(world).getByText(spec.openWords).waitFor();
  const answered = portEvents<MoveOnPage>(ports);
  const refusal = { Message: 'You have only 4 of Box in stock. You’re 1 short.', kind: 'insufficient-stock' };
  return {
    start: async () => {
      opened ??= openPage();
      const world = await opened;
      world.held.clear();
      return { ...world, id: await spec.open(world) };
    },
    events: {
      ...answered,
      'goods.type': typed,
      'arrival.type': typed,
      'act.confirm': (world) => press(world, spec.submit),
      'act.retry': (world) => press(world, 'Try again'),
      'flow.close': (world) => press(world, 'Discard'),
      'xstate.error.actor.preview': async ({ held }, { event }): Promise<Answer> => {
        await failAs(held, 'preview', event.error as Problem);
        return 'accepted';
      },
      // A form that isn't taken says why beside its fields.
      'xstate.done.actor.commit': async ({ held }, { event }): Promise<Answer> => {
        await (event.output ? held.pass('commit') : held.answer('commit', 400, refusal));
        return 'accepted';
      },
    },
    states: {
      picking: seen('picking', open),
      receiving: seen('receiving', open),
      rest: seen('rest', open),
      checking: seen('checking', async (world) => {
        await expect.poll(() => region(world).getAttribute('aria-busy'), { timeout: 10_000 }).toBe('true');
        await expect.poll(() => world.held.waiting(), { interval: 10, timeout: 10_000 }).toContain('preview');
      }),
      previewing: seen('previewing', async (world) => {
        await region(world).getByRole('listitem').first().waitFor();
        await expect.poll(() => region(world).getAttribute('aria-busy'), { timeout: 10_000 }).toBe('false');
      }),
      submitting: seen('submitting', async ({ held }) => {
        await expect.poll(() => held.waiting(), { interval: 10, timeout: 10_000 }).toContain('commit');
      }),
      short: seen('short', async (world, { problem }) => {
        await world.page
          .getByText(problem?.message ?? refusal.Message)
          .first()
          .waitFor();
      }),
      refused: seen('refused', async (world, { problem }) => {
        await region(world).getByText(problem!.message).waitFor();
        await region(world).getByRole('button', { name: 'Try again' }).waitFor();
      }),
      sent: spec.ends.sent,
      left: spec.ends.left,
    },
    after: ({ faults }) => expect(faults).toEqual([]),
  };
};

/** Types a quantity that is told again though it is what stands there: something else is typed in between. */
const retype = async (field: ReturnType<MoveOnPage['page']['getByLabel']>, text: string): Promise<void> => {
  if ((await field.inputValue()) === text) await field.fill(text === '2' ? '1' : '2');
  await field.fill(text);
};

/** Carries paths out on the form that sends goods, which is loaded anew while it is typed. */
export const sendPerson = (product: Product): Executor<MoveOnPage> => {
  let sentBefore = 0;
  const count = async ({ client }: Member) =>
    (await client.send(transferCalls.listTransfers, {})).body as unknown as { AllCount: number };
  return formPerson(product, {
    commit: transferCalls.createTransfer,
    submit: 'Send goods',
    openWords: 'Choose both locations and the quantities to see what this will do.',
    open: async (member) => {
      await locationsOf(member);
      const { page } = member;
      await visit(page, '/inventory/stock-transfer/edit');
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('heading', { name: 'Stock transfers' }).waitFor();
      await visit(page, '/inventory/stock-transfer/edit');
      await page.getByLabel('To', { exact: true }).selectOption({ label: 'Annex' });
      await page.getByLabel('Add an item').fill('Box');
      await page.getByRole('option', { name: /Box/ }).click();
      await page.getByLabel('Box', { exact: true }).fill('');
      await page.waitForTimeout(600);
      // What was typed is there once it was loaded anew.
      await page.reload();
      await page.getByLabel('Box', { exact: true }).waitFor();
      sentBefore = (await count(member)).AllCount;
      return '';
    },
    type: async ({ page }, event) => {
      const { goods } = event as unknown as { goods: { lines: { quantity: string }[] } | null };
      await retype(page.getByLabel('Box', { exact: true }), goods?.lines[0]?.quantity ?? '');
    },
    ends: {
      sent: async (world) => {
        const { page } = world;
        await page.getByText('on its way').first().waitFor();
        expect((await count(world)).AllCount).toBe(sentBefore + 1);
        // A second tab finds it there.
        const tab = await page.context().newPage();
        await tab.goto(page.url());
        await tab.getByText('on its way').first().waitFor();
        await tab.close();
      },
      left: async (world) => {
        await world.page.getByRole('heading', { name: 'Stock transfers' }).waitFor();
        expect((await count(world)).AllCount).toBe(sentBefore);
      },
    },
  });
};

/** Carries paths out on the dialog that receives goods. */
export const receivePerson = (product: Product): Executor<MoveOnPage> =>
  formPerson(product, {
    commit: transferCalls.receivePart,
    submit: 'Receive goods',
    openWords: 'Enter what arrived of each item to see what this will do.',
    open: async (member) => {
      const id = await onItsWay(member);
      await visit(member.page, `/inventory/stock-transfer/view?transfer=${id}`);
      await pressAct(member.page, 'Receive part');
      return id;
    },
    type: async ({ page }, event) => {
      const { arrival, restOpen } = event as unknown as {
        arrival: { lines: { received: string; rest: string }[] } | null;
        restOpen: boolean;
      };
      const box = dialog(page).getByLabel('Box: 5 sent');
      const rest = dialog(page).getByLabel('Missing: Box');
      const [line] = arrival?.lines ?? [];
      await retype(box, line?.received ?? (restOpen ? '3' : '6'));
      if (restOpen) await rest.selectOption('');
      if (line?.rest === 'written-down') await rest.selectOption('written-down');
    },
    ends: {
      sent: async (world) => {
        await dialog(world.page).waitFor({ state: 'detached' });
        await world.page.getByText('at the destination').first().waitFor();
        expect(await statusOf(world, world.id)).toBe('Transferred');
      },
      left: async (world) => {
        await dialog(world.page).waitFor({ state: 'detached' });
        expect(await statusOf(world, world.id)).toBe('InTransit');
      },
    },
  });
