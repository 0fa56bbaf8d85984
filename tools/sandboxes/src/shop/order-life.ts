import { cents, type SandboxOrder } from './order.ts';
import { type ShopStatus, shopLife } from './shop-sandbox.lifecycle.ts';

/** What was paid of an order and didn't go back, in cents. */
export const paidSoFar = ({ transactions }: SandboxOrder): number =>
  transactions.reduce((all, { kind, status: state, amount }) => {
    if (state !== 'SUCCESS') return all;
    return (
      all + (kind === 'REFUND' ? -cents(amount) : kind === 'SALE' || kind === 'CAPTURE' ? cents(amount) : 0)
    );
  }, 0);

/** What went back, in cents. */
export const refundedSoFar = ({ transactions }: SandboxOrder): number =>
  transactions.reduce((all, { kind, amount }) => (kind === 'REFUND' ? all + cents(amount) : all), 0);

/** Where an order is, by its box of the chart. */
export const orderStatus = ({ cancelledAt, fulfilled }: SandboxOrder): ShopStatus<'order'> => {
  if (cancelledAt) return fulfilled === 'all' ? 'cancelled_fulfilled' : 'cancelled';
  return fulfilled === 'all' ? 'fulfilled' : 'open';
};

/** Where an order's payment is, as the shop says it. */
export const financialStatus = (order: SandboxOrder): ShopStatus<'payment'> => {
  const back = refundedSoFar(order);
  const paid = paidSoFar(order) + back;
  if (back > 0) return back >= paid ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  if (paid >= cents(order.total) && paid > 0) return 'PAID';
  if (paid > 0) return 'PARTIALLY_PAID';
  return order.cancelledAt ? 'VOIDED' : 'PENDING';
};

/** True where the chart lets this happen to an order, and to what is paid of it. */
const may = (order: SandboxOrder, type: Parameters<typeof shopLife.can>[2]): boolean =>
  shopLife.can('order', { status: orderStatus(order) }, type);
/** True where what is paid of it can go on so. */
export const mayBePaid = (order: SandboxOrder, type: Parameters<typeof shopLife.can>[2]): boolean =>
  shopLife.can('payment', { status: financialStatus(order) }, type);

/** What a person can do with an order now, as the chart says. */
export const canDo = (order: SandboxOrder, act: 'pay' | 'refund' | 'fulfil' | 'cancel'): boolean =>
  may(order, `order.${act}`) && (act !== 'pay' || mayBePaid(order, 'payment.pay'));

/** True of an order that can be edited; one that comes to more by it is paid in part again. */
export const canEdit = (order: SandboxOrder, raises = false): boolean =>
  may(order, 'order.edit') && (!raises || mayBePaid(order, 'total.raise'));
