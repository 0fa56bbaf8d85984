import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Address, noAddress } from '../../src/domain/values/address.ts';
import { AddressFields, ShippingFields } from '../../src/screens/contact/AddressFields.tsx';
import { choose, eventually, pick, render, type } from '../support/render.tsx';

let card: { billing: Address; shipping: Address };

function Card({ shipping, billing }: { shipping: Address; billing: Address }) {
  const [form, setForm] = useState({ billing, shipping });
  card = form;
  const change = (patch: Partial<typeof form>) => setForm((now) => ({ ...now, ...patch }));
  const shared = { problemOf: () => undefined };
  return (
    <>
      <AddressFields
        title="Billing"
        name="b"
        address={form.billing}
        onChange={(next) => change({ billing: next })}
        {...shared}
      />
      <ShippingFields
        title="Shipping"
        name="s"
        address={form.shipping}
        billing={form.billing}
        onChange={(next) => change({ shipping: next })}
        {...shared}
      />
    </>
  );
}

const fields = (name: string) =>
  [...document.querySelectorAll(`[id^="${name}."]`)]
    .map(({ id }) => id.split('.')[1])
    .filter((part) => part !== undefined && part in noAddress);

test('parts are asked for in the order of the country chosen, and what was written of it is kept', async () => {
  render(<Card billing={{ ...noAddress, country: 'Ruritania' }} shipping={noAddress} />);
  expect(fields('b')).toEqual(['attention', 'street', 'zip', 'city', 'state', 'country', 'phone']);
  const chosen = document.querySelector<HTMLSelectElement>('select')!;
  expect(chosen.selectedOptions[0]!.textContent).toBe('Ruritania');
  choose('select', 'United States');
  await eventually(() => expect(card.billing.country).toBe('United States'));
  expect(fields('b')).toEqual(['attention', 'street', 'city', 'state', 'zip', 'country', 'phone']);
});

test('shipping follows the billing address while it is the same, and keeps it afterwards', async () => {
  render(<Card billing={noAddress} shipping={noAddress} />);
  expect(fields('s')).toHaveLength(7);
  await pick('input[type=checkbox]');
  await eventually(() => expect(fields('s')).toEqual([]));
  type('[id="b.city"]', 'Ostend');
  await eventually(() => expect(card.shipping.city).toBe('Ostend'));
  await pick('input[type=checkbox]');
  type('[id="b.city"]', 'Ghent');
  await eventually(() => expect(card.billing.city).toBe('Ghent'));
  expect(card.shipping.city).toBe('Ostend');
});

test('an address that was saved as the same begins as the same', () => {
  const quay = { ...noAddress, city: 'Ostend' };
  render(<Card billing={quay} shipping={quay} />);
  expect(document.querySelector<HTMLInputElement>('input[type=checkbox]')!.checked).toBe(true);
});
