import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { expect } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { queryOf } from '../../src/api/client/query.ts';
import type { PostedView } from '../../src/domain/posted/view.ts';
import { Problem } from '../../src/machines/problem.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import type { SentEvent } from '../../tools/paths/src/path.ts';
import type { Answer } from '../../tools/paths/src/run.ts';
import { currentBusiness } from './current-business.ts';
import { clearPage, find, render } from './render.tsx';

declare global {
  interface Window {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } };
  }
}

// A step that slides would be cut short by the next one, long before a person could press anything.
window.happyDOM.settings.device.prefersReducedMotion = 'reduce';

interface PendingCall {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A flow's dialog as a person has it before them; its ports answer when the test says so. */
export interface FlowOnScreen {
  /** What the ports were asked and have not answered, the newest last. */
  pending: PendingCall[];
  /** How the dialog has ended so far, in order. */
  ended: ('done' | 'closed')[];
}

/** An issued invoice of 100.00 with so much paid, as far as the dialogs read it. */
export const invoiceView = (paid: string, more: Partial<PostedView> = {}): PostedView =>
  ({
    id: 'AZ8AAAAAcAAAAAAAAAAAAC',
    kind: 'invoice',
    version: 1,
    subtype: 'invoice',
    number: 'INV-0001',
    currency: 'USD',
    rate: '1',
    tax: '0',
    shippingTax: '0',
    goodsLeft: false,
    payments: [],
    today: '2026-11-21',
    paid,
    to: { name: 'Ada Stone' },
    standing: { facts: { total: '100', settled: paid } },
    ...more,
  }) as unknown as PostedView;

/** Lets React and promises come to rest. */
const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });

/** What the page knows of a business that has no banks: nothing is fetched of them. */
export const withoutBanks = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryOf(bankCalls.chooseBanks, { businessId: currentBusiness.id }).queryKey, []);
  return client;
};

/**
 * Shows a flow's dialog, which goes when the flow ends, as on its page.
 *
 * @param pending where the ports leave what they were asked
 */
export const openDialog = async (
  pending: PendingCall[],
  dialogOf: (ends: { onDone: () => void; onClose: () => void }) => ReactNode,
): Promise<FlowOnScreen> => {
  pending.length = 0;
  const world: FlowOnScreen = { pending, ended: [] };
  const ends = { onDone: () => world.ended.push('done'), onClose: () => world.ended.push('closed') };
  render(
    <LocaleContext value="en">
      <QueryClientProvider client={withoutBanks()}>
        <BusinessContext value={currentBusiness}>{dialogOf(ends)}</BusinessContext>
      </QueryClientProvider>
    </LocaleContext>,
  );
  await settle();
  return world;
};

export const closeDialog = (): void => clearPage();

/** A problem as it was before a path was written down. */
const problemIn = ({ status, kind, message, fields, details }: Problem): Problem =>
  new Problem(status, kind, message, { fields, details });

/** The port asked last answers with the event's output or error; the wire's message goes with a success. */
export const answerPort = async (
  { pending }: FlowOnScreen,
  { output, error }: SentEvent,
  wire: (output: unknown) => unknown,
): Promise<Answer> => {
  const { resolve, reject } = pending.pop() as PendingCall;
  if (error) reject(problemIn(error as Problem));
  else resolve(wire(output));
  await settle();
  return 'accepted';
};

/** Those Tab reaches: a field's own, such as its calendar's, is the field's. */
const buttons = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button:not([tabindex="-1"])'),
];
/** Text as it is read: a space that must not break is a space. */
const read = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const nameOf = (button: HTMLElement): string =>
  [...(button.querySelector('.label')?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.tagName === 'KBD'))
    .map((node) => read(node.textContent))
    .join('');

/** Names of the dialog's buttons a person can press now. */
export const pressable = (): string[] =>
  buttons()
    .filter((button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true')
    .map(nameOf)
    .filter((name) => name !== '');

/** Presses the button of this name; refused where there is none that can be pressed. */
export const pressButton = async (name: string | RegExp): Promise<Answer> => {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  if (!pressable().some(matches)) return 'refused';
  const button = buttons().find((one) => matches(nameOf(one)))!;
  await act(async () => button.click());
  await settle();
  return 'accepted';
};

/** The reason the dialog shows, or null. */
export const displayedReason = (): string | null =>
  document.querySelector('[role=dialog] [role=alert] ul')?.textContent ?? null;

export const dialogText = (): string => read(find('[role=dialog]').textContent);

/** The dialog stands open, its act busy or not. */
export const expectOpen = ({ ended }: FlowOnScreen, busy: boolean): void => {
  expect(ended).toEqual([]);
  expect(document.querySelector('[role=dialog] [aria-busy=true]') !== null).toBe(busy);
};
