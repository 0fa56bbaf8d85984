import { expect, test } from 'vitest';
import { restockAct, restockedOrder, type VendorOrder } from '../../server/acts/restock.ts';
import { blankVendor } from '../../src/domain/contact/contact.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, documentRequest, ends, lookedUp, refused } from '../support/act-world.ts';

const order = (vendor: string, more: { deleted?: boolean; quantity?: string } = {}): VendorOrder => ({
  request: documentRequest({
    subtype: 'order',
    contactId: vendor,
    lines: [
      {
        id: null,
        productId: null,
        name: 'Box',
        description: '',
        taxId: null,
        quantity: more.quantity ?? '3',
        price: '4',
      },
    ],
  }),
  looked: lookedUp({
    contact: {
      ...blankVendor,
      name: `Vendor ${vendor}`,
      id: vendor,
      channel: 'manual',
      version: 1,
      deleted: more.deleted ?? false,
    },
  }),
});

test('each vendor gets a draft of their own, without a number', () => {
  const plans = restockAct([order('a'), order('b')], actWorld());
  if (isRefusal(plans)) throw new Error(plans.message);
  expect(plans.map(ends)).toEqual([['order Draft'], ['order Draft']]);
  expect(plans.map((plan) => plan.documents[0]!.after.number)).toEqual([null, null]);
  expect(plans.map(restockedOrder)).toMatchObject([
    { vendorId: 'a', vendor: 'Vendor a', total: '12', items: 1, currency: 'EUR' },
    { vendorId: 'b', vendor: 'Vendor b', total: '12', items: 1, currency: 'EUR' },
  ]);
});

test('what one order is refused for refuses all of them', () => {
  expect(refused(restockAct([order('a'), order('b', { deleted: true })], actWorld())).message).toContain(
    'Vendor b',
  );
});
