import { documentRow } from './both-money.ts';
import { ownPurchase, purchaseForm, purchaseLine, shownPurchase } from './purchase.ts';
import { renaming } from './rename.ts';

/** Our words for a purchase order → the spec's, for whoever may see it. */
export const shownOrderWire = renaming({
  ...shownPurchase,
  id: 'PurchaseOrderID',
  number: 'PurchaseOrderNumber',
  reference: 'VendorReference',
  issuedOn: 'PurchaseOrderDate',
  dueOn: 'DeliveryDate',
  currency: 'Currency',
  homeSymbol: 'CurrencySymbol',
  foreignSymbol: 'ForeignCurrencySymbol',
  lines: 'PurchaseOrderItems',
});

/** What the business alone knows of its order. */
export const ownOrderWire = renaming({
  ...ownPurchase,
  employeeId: 'UserIDFK',
  bills: 'VendorBills',
  advances: 'PaymentHistory',
  lastPaymentMode: 'lastpaymentmode',
});

export const orderRowWire = renaming({
  ...documentRow,
  id: 'PurchaseOrderID',
  number: 'PurchaseOrderNumber',
  status: 'Status',
  customer: 'vendor',
  issuedOn: 'PurchaseOrderDate',
  dueOn: 'DeliveryDate',
});

export const orderLineWire = renaming({
  ...purchaseLine,
  id: 'PurchaseOrderItemID',
  orderId: 'PurchaseOrderIDFK',
  billed: 'BilledQty',
  closed: 'ClosedQty',
  priceDifference: 'PriceDifference',
});

/** The form's own fields, both ways. */
export const orderFormWire = renaming({
  ...purchaseForm,
  id: 'PurchaseOrderID',
  reference: 'VendorReference',
  issuedOn: 'PurchaseOrderDate',
  dueOn: 'DeliveryDate',
  lines: 'PurchaseOrderItems',
});
