import * as z from 'zod/mini';
import * as wire from '../wire/values.ts';
import { done, farDayConfirmed, file, perRow, plainly, planned, subject, told } from './call.ts';
import { ignoredUser, listFile, listQuery, listStatus, lowerPaged } from './document-list.ts';
import { typedOrderStatus } from './document-status.ts';
import {
  day,
  decimal,
  edited,
  flag,
  id,
  ids,
  list,
  nullable,
  number,
  optional,
  part,
  text,
  typedText,
} from './field.ts';
import { actDay, cancelledPayments, creditStateAnswer, mode, ratedMoney, settlement } from './payment.ts';
import {
  ownPurchase,
  purchaseForm,
  purchaseLine,
  purchaseRow,
  shownPurchase,
  typedPurchaseLine,
  workedOut,
} from './purchase.ts';

const at = '/api/PurchaseOrder/';
const { ours, read } = subject('businessid', at);
const asked = subject('businessid', at, ignoredUser);
const upper = subject('BusinessID', at, { UserID: wire.userId });
/** Orders are added, edited and issued where the plan has them; those that stand are shown, closed and cancelled everywhere. */
const formed = subject(
  'BusinessIDFK',
  at,
  { UserIDFK: z.optional(wire.text(64)), ...workedOut },
  'purchaseOrders',
);
const withPlan = subject('businessid', at, {}, 'purchaseOrders').ours;
const billing = subject('businessid', at, {}, 'bills').ours;

/** A purchase order as typed; amounts are in its own currency. */
const orderForm = {
  ...purchaseForm,
  /** What the vendor calls it. */
  reference: optional(typedText('VendorReference', 60)),
  /** Left out or empty: today, or the day it has. */
  issuedOn: optional(day('PurchaseOrderDate')),
  ...farDayConfirmed,
  /** When the goods are expected. */
  dueOn: optional(nullable(day('DeliveryDate'))),
  /** Issued issues it as it is saved. */
  status: optional(typedOrderStatus('Status')),
  lines: list(
    'PurchaseOrderItems',
    { ...typedPurchaseLine, id: optional(nullable(id('PurchaseOrderItemID'))) },
    { most: 500 },
  ),
};

const line = {
  ...purchaseLine,
  id: id('PurchaseOrderItemID'),
  orderId: id('PurchaseOrderIDFK'),
  /** The same figures in the order’s currency, under the names of a line of no kind. */
  anyPrice: decimal('UnitPrice'),
  anyAmount: decimal('Amount'),
  anyTax: decimal('TaxAmount'),
  /** How many are on bills that stand or are being written, and how many nobody will bill. */
  billed: decimal('BilledQty'),
  closed: decimal('ClosedQty'),
  /** By how much its bills are dearer than the order says, in the order’s currency; negative where they are cheaper. */
  priceDifference: decimal('PriceDifference'),
};

const standing = part('standing', {
  status: text('status'),
  facts: part('facts', {
    lines: list('lines', {
      ordered: decimal('ordered'),
      billed: decimal('billed'),
      closed: decimal('closed'),
    }),
    draftBill: flag('draftBill'),
    laterBill: flag('laterBill'),
    total: decimal('total'),
    advanced: decimal('advanced'),
    advance: decimal('advance'),
    before: nullable(text('before')),
  }),
});

/** A purchase order as whoever has its link may see it, and as everybody else does. */
export const shownOrder = {
  ...shownPurchase,
  id: id('PurchaseOrderID'),
  number: nullable(text('PurchaseOrderNumber')),
  reference: text('VendorReference'),
  currency: text('Currency'),
  homeSymbol: text('CurrencySymbol'),
  foreignSymbol: nullable(text('ForeignCurrencySymbol')),
  issuedOn: day('PurchaseOrderDate'),
  dueOn: nullable(day('DeliveryDate')),
  lines: list('PurchaseOrderItems', line),
};

/** One order with everything its sheet and counterfoil show. */
const orderAnswer = {
  ...shownOrder,
  ...ownPurchase,
  employeeId: id('UserIDFK'),
  /** The bills that were made from it, cancelled and deleted ones too. */
  bills: list('VendorBills', {
    id: id('id'),
    number: nullable(text('number')),
    status: text('status'),
    type: text('type'),
    total: decimal('total'),
    writtenOff: decimal('writtenOff'),
    ...creditStateAnswer,
    /** What was paid of it, and what its vendor credits took off it. */
    settledBy: part('settledBy', { paid: decimal('paid'), credited: decimal('credited') }),
  }),
  /** What was paid for it in advance, each with what is neither used nor given back. */
  advances: list('PaymentHistory', { ...settlement, open: decimal('open') }),
  /** How its vendor was paid last. */
  lastPaymentMode: nullable(mode('lastpaymentmode')),
  standing,
};

const row = {
  ...purchaseRow,
  id: id('PurchaseOrderID'),
  number: nullable(text('PurchaseOrderNumber')),
  issuedOn: day('PurchaseOrderDate'),
  dueOn: nullable(day('DeliveryDate')),
  standing,
};

/** What an act on one order answers. */
const acted = told({
  id: id('PurchaseOrderID'),
  number: nullable(text('PurchaseOrderNumber')),
  status: text('Status'),
  ...done,
});

/** What billing an order answers: the draft of a bill there is now. */
const billed = told({ id: id('vendorBillId'), number: nullable(text('VendorBillNo')), ...done });

const one = { id: id('PurchaseOrderID') };
const many = { ids: ids('PurchaseOrderID') };
const billedLines = {
  ...one,
  lines: list('lines', { id: id('PurchaseOrderItemID'), quantity: decimal('Qty') }, { most: 500 }),
  /** More than is left of some line is billed, or once more what a draft bill has, and that is meant. */
  confirmed: optional(flag('confirmOver')),
};
const ofVendor = { contactId: id('vendorid') };
const maybeOfVendor = { contactId: optional(id('vendorid')) };
const listed = { ...listQuery, ...listStatus };
const page = plainly({ rows: list('PurchaseOrders', row), ...lowerPaged });
const reads = 'orders';
const touches = ['orders', 'vendors', 'products', 'dashboard'] as const;
/** Money paid in advance can be applied to the vendor's bills. */
const advanceTouches = ['orders', 'bills', 'vendors', 'dashboard', 'reports'] as const;
/** A draft of a bill comes of it. */
const billingTouches = ['orders', 'bills', 'vendors', 'dashboard'] as const;

/** Every call of purchase orders. */
export const orderCalls = {
  nextOrderNumber: read('Get-PurchaseOrder-Number', 'purchaseOrder.add', {
    says: told({ number: text('PurchaseOrderNumber'), today: day('today') }),
    reads,
  }),
  listOrders: asked.read('GetAllPurchaseOrderWithFilters', 'purchaseOrder.list', {
    takes: { ...listed, ...maybeOfVendor },
    says: page,
    reads,
  }),
  ordersOfVendor: asked.read('/api/Vendor/GetAllPOBySpecificvendor', 'vendor.view', {
    takes: { ...listed, ...ofVendor },
    says: page,
    reads,
  }),
  exportOrders: asked.ours.ask('export-csv', 'purchaseOrder.export', {
    takes: { ...listFile, ...maybeOfVendor },
    says: file,
  }),
  countOrders: subject('businessid', at, { ...ignoredUser, userId: wire.userId }).read(
    'Get-purchase-order-Count',
    'purchaseOrder.list',
    {
      takes: listed,
      says: plainly({
        all: number('AllCount'),
        issued: number('IssuedCount'),
        cancelled: number('CancelledCount'),
        draft: number('DraftCount'),
        billCreated: number('BillCreatedCount'),
        convertToBill: number('ConverToBillCount'),
        deleted: number('DeletedCount'),
      }),
      reads,
    },
  ),
  getOrder: upper.read('get-Purchase-Order-by-id', 'purchaseOrder.view', {
    takes: one,
    says: told(orderAnswer),
    reads,
  }),
  createOrder: formed.change('add-PurchaseOrder-detail', 'purchaseOrder.add', {
    takes: orderForm,
    says: acted,
    touches,
  }),
  updateOrder: formed.change('Update-PurchaseOrder-detail', 'purchaseOrder.edit', {
    takes: { ...orderForm, ...one, ...edited },
    says: acted,
    touches,
  }),
  issueOrder: withPlan.change('issue-order', 'purchaseOrder.edit', { takes: one, says: acted, touches }),
  cancelOrder: ours.change('cancel-order', 'purchaseOrder.delete', {
    /** Of what was paid in advance: without a mode it comes back the way it went. */
    takes: { ...one, ...cancelledPayments, ...actDay },
    says: acted,
    touches: advanceTouches,
  }),
  payAdvance: ours.change('pay-advance', 'purchaseOrder.addPayment', {
    takes: { ...one, amount: decimal('amount'), ...ratedMoney },
    says: acted,
    touches: advanceTouches,
  }),
  deleteAdvance: ours.change('delete-advance', 'purchaseOrder.delete', {
    takes: { ...one, paymentId: id('PaymentId') },
    says: acted,
    touches: advanceTouches,
  }),
  reopenOrder: ours.change('reopen-order', 'purchaseOrder.edit', { takes: one, says: acted, touches }),
  closeOrder: ours.change('close-rest', 'purchaseOrder.edit', { takes: one, says: acted, touches }),
  duplicateOrder: withPlan.change('duplicate-order', 'purchaseOrder.add', {
    takes: one,
    says: acted,
    touches,
  }),
  deleteOrder: upper.changeByGet('delete-Purchase-Order-by-id', 'purchaseOrder.delete', {
    takes: one,
    says: acted,
    touches,
  }),
  deleteOrders: ours.change('delete-multiple', 'purchaseOrder.delete', {
    takes: many,
    says: perRow,
    touches,
  }),
  restoreOrders: ours.change('restore-order', 'purchaseOrder.delete', { takes: many, says: perRow, touches }),
  copyToBill: subject('businessId', at, { userId: wire.userId }, 'bills').changeByGet(
    'Copy-PurchaseOrder-To-VendorBill',
    'bill.add',
    { takes: { id: id('purchaseOrderID') }, says: billed, touches: billingTouches },
  ),
  billOrder: billing.change('bill-order', 'bill.add', {
    takes: billedLines,
    says: billed,
    touches: billingTouches,
  }),
  previewBilling: billing.ask('preview-billing', 'bill.add', { takes: billedLines, says: planned }),
};
