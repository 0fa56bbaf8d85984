import type { May } from '../../domain/access/permissions.ts';
import { mailableAs, whyNotDeliver, whyNotSend } from '../../domain/documents/can-send.ts';
import type { DocumentHeader } from '../../domain/documents/document.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { DaysOpened, SharingView } from '../../domain/documents/sharing.ts';
import type { DocumentView } from '../../domain/documents/view.ts';
import { minus } from '../../domain/money.ts';
import { formatDay } from '../../domain/values/format.ts';
import { attachments } from '../../domain/words/attachments.ts';
import { documentPage as words } from '../../domain/words/documents.ts';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';
import type { AvailableActs } from './allowed-acts.ts';

/** What sends and prints a document, beside its chart: none of it moves its status. */
export type SharingAct = 'send' | 'remind' | 'confirm' | 'deliver' | 'pdf' | 'slip';

type Leaving = Pick<DocumentHeader, 'kind' | 'subtype' | 'status' | 'number'> &
  Pick<DocumentView, 'dueOn' | 'total' | 'owed' | 'today'>;

/**
 * What of it may be done now; what the role may not do is absent, and only sending says why it waits. What the other party
 * wrote is not sent to them.
 *
 * @param hasGoods something that can be carried is on it: only then does it have a delivery and a packing slip
 */
export const sharingActs = (document: Leaving, hasGoods: boolean, may: May): AvailableActs<SharingAct> => {
  const { delivers, entered, permissions } = kindSpec(document.kind);
  const sends = !entered && may(`${permissions}.reshare`);
  const notSent = whyNotSend(document);
  const goods = hasGoods && delivers && whyNotDeliver(document) === null;
  const settled = minus(document.total, document.owed);
  const mails = sends ? mailableAs({ ...document, settled }, document.today) : [];
  const send = { name: 'send' as const, label: words.send };
  return {
    allowed: [
      ...(sends && !notSent ? [send] : []),
      ...(mails.includes('reminder') ? [{ name: 'remind' as const, label: words.sendReminder }] : []),
      ...(mails.includes('confirmation')
        ? [{ name: 'confirm' as const, label: words.sendConfirmation }]
        : []),
      ...(may(`${permissions}.edit`) && goods ? [{ name: 'deliver' as const, label: words.delivery }] : []),
      ...(may(`${permissions}.export`) ? [{ name: 'pdf' as const, label: words.downloadPdf }] : []),
      ...(goods ? [{ name: 'slip' as const, label: words.printPackingSlip }] : []),
    ],
    refused: sends && notSent ? [{ ...send, reason: notSent }] : [],
  };
};

/** The chart's acts with those that send and print the document. */
export const withSharing = <Name extends string>(
  chart: AvailableActs<Name>,
  leaving: AvailableActs<SharingAct>,
): AvailableActs<Name | SharingAct> => ({
  allowed: [...chart.allowed, ...leaving.allowed],
  refused: [...chart.refused, ...leaving.refused],
});

/** What the path says of it. */
export const sharingWords: Readonly<Record<string, string>> = {
  'link.create': words.linkMade,
  'link.revoke': words.linksRevoked,
  'payment.open-page': words.paymentPageOpened,
  'mail.send': words.sentByEmail,
  'reminder.send': words.reminderSent,
  'confirmation.send': words.confirmationSent,
  'delivery.update': 'Delivery',
  ...attachments.fileHappenings,
};

/** The first and the last day, one where they are the same. */
const daysOf = ({ first, last }: DaysOpened, locale: string): string =>
  [...new Set([first, last])].map((day) => formatDay(day, locale)).join(' – ');

/** What was sent, as the counterfoil names it; nothing where nothing was. */
export const sharingRelated = (
  sharing: SharingView | undefined,
  locale: string,
  onOpen: () => void,
): Related[] => {
  if (!sharing) return [];
  const { messages, links, delivery, opened } = sharing;
  const parts = [
    ...(messages.length ? [words.mails({ count: messages.length })] : []),
    ...(links ? [words.links({ count: links })] : []),
  ];
  return [
    ...(parts.length ? [{ label: words.sent, value: parts.join(', '), onOpen }] : []),
    ...(opened ? [{ label: words.opened, value: daysOf(opened, locale), onOpen }] : []),
    ...(delivery.status ? [{ label: words.delivery, value: delivery.status.toLowerCase() }] : []),
  ];
};
