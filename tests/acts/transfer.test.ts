import { expect, test } from 'vitest';
import {
  cancelTransferAct,
  createTransferAct,
  receiveTransferAct,
  reverseTransferAct,
  updateTransferAct,
} from '../../server/acts/transfer.ts';
import { moving, type Stock, type StockMove } from '../../src/domain/books/stock.ts';
import { blankLocation, type Location } from '../../src/domain/location/location.ts';
import { blankProduct, type Product } from '../../src/domain/stock/product.ts';
import type { PlannedTransfer } from '../../src/domain/transfer/moves.ts';
import type { KeptTransfer, TypedTransfer } from '../../src/domain/transfer/transfer.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, stockOf } from '../support/act-world.ts';

const world = actWorld();
const box: Product = {
  ...blankProduct,
  id: 'box',
  name: 'Box',
  cost: '4',
  tracked: true,
  quantity: '5',
  value: '5',
  version: 1,
  incomeAccount: null,
  categoryId: null,
  deleted: false,
};
const at = (id: string, active = true): Location => ({
  ...blankLocation,
  id,
  name: id,
  isDefault: id === 'shelf',
  active,
  version: 1,
});
const locations = [at('shelf'), at('annex')];
const typed = (more: Partial<TypedTransfer> = {}): TypedTransfer => ({
  sourceId: 'shelf',
  destinationId: 'annex',
  onDay: world.today,
  notes: '',
  lines: [{ productId: 'box', quantity: '4' }],
  ...more,
});
const looked = (stock: Stock = stockOf('box', '5'), products = [box]) => ({ locations, products, stock });

const done = (outcome: PlannedTransfer | null | ReturnType<typeof createTransferAct>): PlannedTransfer => {
  if (outcome === null || isRefusal(outcome)) throw new Error(outcome?.message ?? 'nothing was done');
  return outcome;
};
const kept = ({ transfer }: PlannedTransfer, more: Partial<KeptTransfer> = {}): KeptTransfer => ({
  ...transfer,
  number: 'TRF-0001',
  version: 1,
  source: 'shelf',
  destination: 'annex',
  reversedBy: null,
  ...more,
});
const summaryOf = (moves: readonly StockMove[]) =>
  moves
    .map(({ locationId, quantity, value }) => `${locationId ?? 'transit'} ${quantity} at ${value}`)
    .join('; ');
const after = (stock: Stock, { plan }: PlannedTransfer): Stock => plan.moves.reduce<Stock>(moving, stock);

test('goods leave the source for the way at no cost, lines of one item as one', () => {
  const two = [
    { productId: 'box', quantity: '1' },
    { productId: 'box', quantity: '3' },
  ];
  const sent = done(createTransferAct('t1', typed({ lines: two }), looked(), world));
  expect(summaryOf(sent.plan.moves)).toBe('shelf -4 at 0; transit 4 at 0');
  expect(sent.transfer.lines).toMatchObject([{ name: 'Box', quantity: '4', received: null }]);
});

test('a place out of use, an item that isn’t counted or was deleted, and more than there is are refused', () => {
  const refused = (request: TypedTransfer, more = looked()) => createTransferAct('t1', request, more, world);
  expect(refused(typed(), { ...looked(), locations: [at('shelf'), at('annex', false)] })).toMatchObject({
    fields: [{ field: 'destinationId' }],
  });
  const field = 'lines.0.productId';
  expect(refused(typed(), looked(undefined, [{ ...box, tracked: false }]))).toMatchObject({
    fields: [{ field }],
  });
  expect(refused(typed(), looked(undefined, [{ ...box, deleted: true }]))).toMatchObject({
    fields: [{ field }],
  });
  expect(refused(typed(), looked({ ...stockOf('box', '3'), negativeAllowed: true }))).toMatchObject({
    kind: 'shortage',
    fields: [{ field: 'lines.0.quantity' }],
  });
});

const stock = stockOf('box', '5');
const sent = done(createTransferAct('t1', typed(), looked(stock), world));
const standing = { transfer: kept(sent), moves: sent.plan.moves };
const onTheWay = after(stock, sent);

test('an edit of the notes moves nothing; another quantity comes back and leaves anew', () => {
  const update = (request: TypedTransfer) =>
    done(updateTransferAct(standing, request, looked(onTheWay), world)).plan.moves;
  expect(summaryOf(update(typed({ notes: 'By van' })))).toBe('');
  expect(summaryOf(update(typed({ lines: [{ productId: 'box', quantity: '5' }] })))).toBe(
    'transit -4 at 0; shelf 4 at 0; shelf -5 at 0; transit 5 at 0',
  );
  expect(
    updateTransferAct(standing, typed({ sourceId: 'annex', destinationId: 'shelf' }), looked(), world),
  ).toMatchObject({ fields: [{ field: 'sourceId' }] });
});

test('what arrived comes to the destination; the rest goes back, or is written down at its average', () => {
  const receive = (received: string, rest: 'back' | 'written-down') =>
    done(
      receiveTransferAct(
        standing,
        { onDay: world.today, lines: [{ received, rest, cause: 'lost' }] },
        onTheWay,
        world,
      ),
    ).plan;
  expect(summaryOf(receive('3', 'back').moves)).toBe('transit -4 at 0; annex 3 at 0; shelf 1 at 0');
  const lost = receive('3', 'written-down');
  expect(summaryOf(lost.moves)).toBe('transit -3 at 0; annex 3 at 0; transit -1 at -1');
  expect(
    lost.entries.flatMap(({ lines }) => lines.map(({ accountId, amount }) => `${accountId} ${amount}`)),
  ).toEqual(['39 1', '34 -1']);
  const whole = done(receiveTransferAct(standing, { onDay: world.today, lines: null }, onTheWay, world));
  expect(summaryOf(whole.plan.moves)).toBe('transit -4 at 0; annex 4 at 0');
});

test('a cancelled transfer is back at its source, and cancelled once', () => {
  const cancelled = done(cancelTransferAct(standing, null, onTheWay, world));
  expect(summaryOf(cancelled.plan.moves)).toBe('transit -4 at 0; shelf 4 at 0');
  expect(cancelTransferAct({ transfer: kept(cancelled), moves: [] }, null, onTheWay, world)).toBeNull();
});

test('a transfer is cancelled on the day that is named, from the day its goods left on', () => {
  const early = { transfer: kept(sent, { onDay: '2026-03-05' }), moves: [] };
  const on = (onDay: string, in_ = world) => cancelTransferAct(early, onDay, onTheWay, in_);
  expect(on('2026-03-04')).toMatchObject({
    fields: [
      { field: 'onDay', message: 'Choose 5 Mar 2026 or later: this reverses something recorded that day.' },
    ],
  });
  expect(on('2026-03-11')).toMatchObject({ kind: 'invalid', fields: [{ field: 'onDay' }] });
  expect(on('2026-03-06', { ...world, lockedUntil: '2026-03-06' })).toMatchObject({ kind: 'locked-period' });
  expect(done(on('2026-03-06')).plan.moves.map(({ onDay }) => onDay)).toEqual(['2026-03-06', '2026-03-06']);
  // Where none is named it is today.
  const today = done(cancelTransferAct(early, null, onTheWay, world)).plan.moves;
  expect(today.map(({ onDay }) => onDay)).toEqual([world.today, world.today]);
});

test('what arrived is sent back once, by a transfer of its own; nothing that did not arrive', () => {
  const arrived = done(receiveTransferAct(standing, { onDay: world.today, lines: null }, onTheWay, world));
  const there = after(onTheWay, arrived);
  const reverse = (transfer: KeptTransfer) =>
    reverseTransferAct('t2', { transfer, moves: [] }, { locations, stock: there }, world);
  const back = done(reverse(kept(arrived)));
  expect(back.transfer).toMatchObject({ sourceId: 'annex', destinationId: 'shelf', reverses: 't1' });
  expect(summaryOf(back.plan.moves)).toBe('annex -4 at 0; transit 4 at 0');
  expect(reverse(kept(arrived, { reversedBy: 't2' }))).toBeNull();
  const none = done(
    receiveTransferAct(
      standing,
      { onDay: world.today, lines: [{ received: '0', rest: 'back', cause: null }] },
      onTheWay,
      world,
    ),
  );
  expect(reverse(kept(none))).toMatchObject({
    kind: 'illegal-move',
    message: 'Nothing arrived, so there’s nothing to send back.',
  });
});

test('nothing is sent back on a locked day', () => {
  const arrived = done(receiveTransferAct(standing, { onDay: world.today, lines: null }, onTheWay, world));
  const reverse = (lockedUntil: string) =>
    reverseTransferAct(
      't2',
      { transfer: kept(arrived), moves: [] },
      { locations, stock: after(onTheWay, arrived) },
      { ...world, lockedUntil },
    );
  expect(reverse(world.today)).toMatchObject({ kind: 'locked-period', fields: [{ field: 'onDay' }] });
  expect(done(reverse('2026-03-09')).transfer.onDay).toBe(world.today);
});
