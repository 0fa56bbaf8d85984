import { describe, expect, test } from 'vitest';
import { unknownDateRefusal } from '../../server/http/call/unknown-date.ts';
import { contract } from '../support/contract.ts';

const withBody = contract.flatMap((call) =>
  call.body
    ? [{ path: call.path, call, body: call.body, takes: Object.hasOwn(call.body.shape, 'date') }]
    : [],
);
const ours = withBody.filter(({ call }) => call.ours);

/** The calls of ours that a day can be sent to as `date`, by hand; every other one takes none. */
const takingOne = [
  '/api/AccountSettings/count-cash',
  '/api/AccountSettings/preview-cash-count',
  '/api/AccountSettings/preview-fund',
  '/api/AccountSettings/preview-transfer-funds',
  '/api/AccountSettings/transfer-funds',
  '/api/Client/pay-opening-balance',
  '/api/Client/refund-credit',
  '/api/PurchaseOrder/cancel-order',
  '/api/PurchaseOrder/pay-advance',
  '/api/Reference/delete-exchange-rate',
  '/api/Reference/save-exchange-rate',
  '/api/Report/file-tax',
  '/api/TAccountTransaction/preview-settle-tax',
  '/api/TAccountTransaction/revalue',
  '/api/TAccountTransaction/settle-tax',
  '/api/Vendor/pay-opening-balance',
  '/api/Vendor/refund-advance',
  '/api/VendorBill/apply-advance',
  '/api/VendorBill/cancel-bill',
  '/api/VendorBill/give-back',
  '/api/VendorBill/preview-effects',
  '/api/VendorBill/take-discount',
  '/api/invoice/apply-credit',
  '/api/invoice/give-back',
  '/api/invoice/preview-effects',
  '/api/invoice/write-off-balance',
  '/api/stock-transfer/preview-effects',
];

test('the calls of ours that take a date are these', () => {
  expect(
    ours
      .filter(({ takes }) => takes)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...takingOne].sort());
});

describe('a date that a call of ours takes none of', () => {
  test.each(ours.filter(({ takes }) => !takes))('is refused at its field by $path', ({ call, body }) => {
    for (const name of ['date', 'Date'])
      expect(unknownDateRefusal(call, body, { [name]: '2026-03-02' })).toMatchObject({
        kind: 'invalid',
        fields: [{ field: name, message: 'This takes no date. Leave it out.' }],
      });
    // What says nothing may come under any name.
    for (const nothing of [null, '']) expect(unknownDateRefusal(call, body, { date: nothing })).toBe(null);
  });

  test('is no matter of calls that take one, nor of the specification’s, which ignore it', () => {
    const taken = withBody.filter(({ call, takes }) => takes || !call.ours);
    expect(taken.map(({ call, body }) => unknownDateRefusal(call, body, { date: '2026-03-02' }))).toEqual(
      taken.map(() => null),
    );
  });
});
