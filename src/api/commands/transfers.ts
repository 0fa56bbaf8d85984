import type { Day } from '../../domain/day.ts';
import type { Arrival, TypedTransfer } from '../../domain/transfer/transfer.ts';
import { send } from '../client/client.ts';
import { transferCalls } from '../contract/transfer.ts';
import { actDayWire } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import { arrivalWire, arrivedBody, transferBody, transferFormWire } from '../wire/transfer.ts';
import type { Asked, Edited, SavedDocument } from './command.ts';

const ours = ourNames(transferFormWire);
const oursOfArrival = ourNames(arrivalWire);

type SavedAnswer = { message: string; data: { id: string; transferNo: string } };

const savedFrom = ({ message, data }: SavedAnswer): SavedDocument => ({
  message,
  id: data.id,
  number: data.transferNo,
});

/** Sends goods from one location to another, or saves the transfer that is edited. */
export const saveTransfer = async (
  { businessId: BusinessId, intentKey }: Asked,
  { typed, edited }: { typed: TypedTransfer; edited: Edited | null },
): Promise<SavedDocument> => {
  const body = transferBody(BusinessId, typed);
  return savedFrom(
    await (edited
      ? send(transferCalls.updateTransfer, {
          body: { ...body, id: edited.id, version: edited.version },
          intentKey,
          ours,
        })
      : send(transferCalls.createTransfer, { body, intentKey, ours })),
  );
};

/** Takes in all that was sent, on the day it arrived. */
export const markTransferred = async (
  { businessId: BusinessId, intentKey }: Asked,
  id: string,
  arrivalDate: string,
): Promise<SavedDocument> =>
  savedFrom(
    await send(transferCalls.markTransferred, {
      body: { BusinessId, id, arrivalDate },
      intentKey,
      ours: oursOfArrival,
    }),
  );

/** Takes in what arrived of each line; the rest goes back, or is written down. */
export const receivePart = async (
  { businessId: BusinessId, intentKey }: Asked,
  id: string,
  arrival: Arrival,
): Promise<SavedDocument> =>
  savedFrom(
    await send(transferCalls.receivePart, {
      body: { BusinessId, id, ...arrivedBody(arrival) },
      intentKey,
      ours: oursOfArrival,
    }),
  );

/** Brings the goods of a transfer in transit back, today where no day is named. */
export const cancelTransfer = async (
  { businessId: BusinessId, intentKey }: Asked,
  id: string,
  date: Day | undefined,
): Promise<SavedDocument> =>
  savedFrom(
    await send(transferCalls.cancelTransfer, {
      body: { BusinessId, id, date },
      intentKey,
      ours: ourNames(actDayWire),
    }),
  );

/** Sends what arrived back by a transfer of its own, which is answered. */
export const reverseTransfer = async (
  { businessId: BusinessId, intentKey }: Asked,
  id: string,
): Promise<SavedDocument> =>
  savedFrom(await send(transferCalls.reverseTransfer, { body: { BusinessId, id }, intentKey }));
