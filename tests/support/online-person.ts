import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { paymentSessionCalls, waysToPayCalls } from '../../src/api/calls/payment-session.ts';
import type { PaymentPage, PayOnlineInput } from '../../src/machines/payment-session/pay-online.flow.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import type { NotingProvider } from './payments.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { counterfoil, dialog, pressAct } from './sheet.ts';
import { visit } from './visit.ts';

interface PageRequest {
  shares: boolean;
  method: string;
  reasons: string[];
  problem: { message: string } | null;
}

const ways: Record<string, string> = { card: 'Card', paypal: 'PayPal' };
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay online/ });
const go = 'Go to the payment page';
const paymentPage = 'https://pay.example/page';

/**
 * Carries paths of the pay-online flow out on its dialog in a browser.
 *
 * @param provider answers with a page or without a link, as the path says
 */
export const onlinePerson = (product: Product, provider: NotingProvider): Executor<FlowOnPage> => {
  const executor = flowPerson(product, {
    ports: {
      findMethods: Object.values(waysToPayCalls),
      openPage: Object.values(paymentSessionCalls),
    },
    answers: {
      findMethods: ({ output }) => ({ status: 200, message: 'Ways to pay', data: output }),
    },
    open: async ({ page, api, client, held }, { input }) => {
      const id = await api.invoice();
      await page.route(paymentPage, (route) => route.fulfill({ body: 'The provider’s page' }));
      if ((input as PayOnlineInput).shares) {
        await visit(page, `/sales/view-invoice?item=${id}`);
        await pressAct(page, 'Get payment link');
      } else {
        const shared = await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id });
        const { pathname, search } = new URL(expectOk(shared).body.data.link);
        const shown = visit(page, pathname + search);
        // A visitor's page asks for the ways itself, and has the button once there are some.
        await held.answer('findMethods', 200, {
          status: 200,
          message: 'Ways to pay',
          data: { ways: ['card'], tests: [], reasons: [] },
        });
        await shown;
        await payButton(page).click();
      }
      return id;
    },
    events: {
      'method.pick': async ({ page }, { event }): Promise<Answer> => {
        await dialog(page)
          .getByLabel(ways[event.method as string]!)
          // A way picked beside a link asks for another at once: the choice is gone before it could be seen checked.
          .click();
        return 'accepted';
      },
      'page.open': (world) => pressDialog(world, go),
      'link.get': (world) => pressDialog(world, 'Show the link'),
      'flow.close': (world) => pressDialog(world, 'Close'),
    },
    states: {
      beginning: () => waiting(),
      unavailable: async ({ reasons, problem }: PageRequest, { page }) => {
        for (const reason of reasons) await dialog(page).getByText(reason).waitFor();
        return ready(problem?.message ?? null, 'Close');
      },
      choosing: async ({ method, shares, problem }: PageRequest, { page }) => {
        await dialog(page).getByLabel(ways[method]!).and(page.locator(':checked')).waitFor();
        return ready(problem?.message ?? null, ...(shares ? ['Show the link'] : []), 'Close', go);
      },
      asking: () => waiting(),
      showing: async ({ method }: PageRequest, { page }) => {
        await dialog(page).getByText('$100.00 is asked for').waitFor();
        expect(await page.getByLabel('Payment link').inputValue()).toBe(paymentPage);
        await dialog(page).getByLabel(ways[method]!).and(page.locator(':checked')).waitFor();
        return ready(null, go, 'Close', 'Copy link');
      },
    },
    ends: {
      leaving: ({ page }) => page.waitForURL(paymentPage),
      returned: ({ page }) => counterfoil(page).or(payButton(page)).waitFor(),
      closed: ({ page }) => counterfoil(page).or(payButton(page)).waitFor(),
    },
  });
  const request = executor.events['xstate.done.actor.openPage']!;
  return {
    ...executor,
    events: {
      ...executor.events,
      'xstate.done.actor.openPage': (world, step) => {
        provider.answers = () => (step.event.output as PaymentPage).link;
        return request(world, step);
      },
    },
  };
};
