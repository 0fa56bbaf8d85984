import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { noAddress } from '../../src/domain/values/address.ts';
import { ShipToFields } from '../../src/screens/document/ShipToFields.tsx';
import type { FormPart } from '../../src/screens/document/same-parts.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, render } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

const buttons = () => [...document.querySelectorAll('button')];
const names = () => buttons().map(({ textContent }) => textContent);
const pressNamed = (name: string) =>
  act(() =>
    buttons()
      .find(({ textContent }) => textContent === name)!
      .click(),
  );

/** The part of a form that names a customer, whose card the server doesn't give. */
const shown = () => {
  let requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return Response.json({ Message: 'No.', kind: 'unexpected' }, { status: 400 });
  });
  const change = vi.fn();
  const form = { shipTo: null, customer: { id: 'ada', name: 'Ada Stone' } };
  const part = { contactRole: 'customer', form, noun: 'invoice', faults: [], change } as unknown as FormPart;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BusinessContext value={currentBusiness}>
        <ShipToFields {...part} />
      </BusinessContext>
    </QueryClientProvider>,
  );
  return { change, requests: () => requests };
};

test('a shipping address that can’t be loaded is said to be missing, tried again, or entered by hand', async () => {
  const { change, requests } = shown();
  pressNamed('Ship to an address');
  await eventually(() => expect(names()).toEqual(['Try again', 'Enter the address']));
  expect(document.body.textContent).toContain('We couldn’t load the customer’s shipping address.');
  expect(change).not.toHaveBeenCalled();
  pressNamed('Try again');
  await eventually(() => expect(requests()).toBe(2));
  await eventually(() => expect(names()).toContain('Enter the address'));
  pressNamed('Enter the address');
  expect(change).toHaveBeenCalledWith({ shipTo: noAddress });
});
