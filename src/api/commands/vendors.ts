import type { SavedContact, TypedOpening, VendorCard } from '../../domain/contact.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { send } from '../client/client.ts';
import { vendorCalls as calls } from '../contract/vendor.ts';
import { type AskedDays, sentDays } from '../queries/contact-list.ts';
import { openingWire } from '../wire/contact.ts';
import { bulkFrom } from '../wire/document.ts';
import { paymentWire, sentBank } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import { sendingWire } from '../wire/template.ts';
import { vendorWire } from '../wire/vendor.ts';
import type { Asked, Edited, OpeningPaid, Told } from './command.ts';
import { type AskedFile, type Refund, type StatementMail, sentFile, sentRefund } from './customers.ts';

const ours = ourNames(vendorWire);

interface TypedVendor {
  card: VendorCard;
  opening: TypedOpening;
  /** Null for a new one. */
  edited: Edited | null;
  /** The customer who becomes a vendor too; null for nobody. */
  joins: string | null;
}

/** Adds a vendor, or saves the one that is edited. An email or a tax id another vendor has is warned of, not refused. */
export const saveVendor = async (
  { businessId: businessid, intentKey }: Asked,
  { card, opening, edited, joins }: TypedVendor,
): Promise<Told & SavedContact> => {
  const body = { businessid, ...vendorWire.toWire(card), ...openingWire.toWire(opening) };
  const { message, data } = await (edited
    ? send(calls.updateVendor, {
        body: { ...body, VendorMasterId: edited.id, version: edited.version },
        intentKey,
        ours,
      })
    : send(calls.addVendor, { body: { ...body, ClientIDFK: joins }, intentKey, ours }));
  return { message, id: data.id, warning: data.warning };
};

/** Puts a vendor away; their documents and what is owed to them stay. */
export const deleteVendor = ({ businessId: businessid, intentKey }: Asked, vendorid: string): Promise<Told> =>
  send(calls.deleteVendor, { query: { businessid, vendorid }, intentKey });

/** Takes a deleted vendor back. */
export const restoreVendor = (
  { businessId: businessid, intentKey }: Asked,
  vendorid: string,
): Promise<Told> => send(calls.restoreVendor, { query: { businessid, vendorid }, intentKey });

/** Puts several vendors away, answered row by row. */
export const deleteVendors = async (
  { businessId: businessid, intentKey }: Asked,
  vendorid: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(calls.deleteVendors, { body: { businessid, vendorid }, intentKey }));

/** Takes several deleted vendors back, answered row by row. */
export const restoreVendors = async (
  { businessId: businessid, intentKey }: Asked,
  vendorid: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(calls.restoreVendors, { body: { businessid, vendorid }, intentKey }));

/** Records a payment of what a vendor was owed when the books began. */
export const payVendorOpening = (
  { businessId: businessid, intentKey }: Asked,
  { contactId: vendorid, ...paid }: OpeningPaid,
): Promise<Told> =>
  send(calls.payVendorOpening, {
    body: { businessid, vendorid, ...paymentWire.toWire({ ...paid, bankId: sentBank(paid) }) },
    intentKey,
    ours: ourNames(paymentWire),
  });

/** Records that a vendor paid back what was paid in advance, in one currency. */
export const refundAdvance = (
  { businessId: businessid, intentKey }: Asked,
  { contactId: vendorid, ...refund }: Refund,
): Promise<Told> =>
  send(calls.refundAdvance, {
    body: { businessid, vendorid, ...sentRefund(refund) },
    intentKey,
    ours: ourNames(paymentWire),
  });

/** Takes such a payment back. */
export const deleteVendorOpeningPayment = (
  { businessId: businessid, intentKey }: Asked,
  { contactId: vendorid, paymentId: PaymentId }: { contactId: string; paymentId: string },
): Promise<Told> =>
  send(calls.deleteVendorOpeningPayment, { body: { businessid, vendorid, PaymentId }, intentKey });

/** A vendor's statement of some days as PDF: the address to fetch it from. */
export const vendorStatementFile = async (
  businessid: string,
  vendorid: string,
  days: AskedDays,
): Promise<{ url: string; name: string }> =>
  (await send(calls.downloadVendorStatement, { body: { businessid, vendorid, ...sentDays(days) } })).data;

/** Sends a vendor their statement by mail, as PDF. */
export const sendVendorStatement = (
  { businessId: businessid, intentKey }: Asked,
  { contactId: vendorid, days, mail }: StatementMail,
): Promise<Told> =>
  send(calls.sendVendorStatement, {
    body: { businessid, vendorid, ...sentDays(days), ...sendingWire.toWire(mail) },
    intentKey,
    ours: ourNames(sendingWire),
  });

/** Vendors of a list as CSV: the address to fetch the file from. */
export const vendorsFile = async (
  businessid: string,
  { picked, ...asked }: AskedFile,
): Promise<{ url: string; name: string }> =>
  (
    await send(calls.exportVendors, {
      body: { businessid, ...sentFile(asked), ...(picked.length > 0 ? { vendorid: [...picked] } : {}) },
    })
  ).data;
