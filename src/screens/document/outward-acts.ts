import type { OutwardView } from '../../api/queries/outward.ts';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { DocumentHeader } from '../../domain/documents/document.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { whyNotDeliver, whyNotSend } from '../../domain/documents/leaving.ts';
import type { Hanging } from '../kit/HangingList.tsx';
import type { ShownActs } from './allowed-acts.ts';

/** What takes a document out of the house, beside its chart: none of it moves its status. */
export type OutwardAct = 'send' | 'deliver' | 'pdf' | 'slip';

type Leaving = Pick<DocumentHeader, 'kind' | 'subtype' | 'status' | 'number'>;

/** What of it may be done now; what the role may not do is absent, and only sending says why it waits. */
export const outwardActs = (
  document: Leaving,
  may: (key: PermissionKey) => boolean,
): ShownActs<OutwardAct> => {
  const { delivers, permissions } = kindSpec(document.kind);
  const notSent = whyNotSend(document);
  const goods = delivers && whyNotDeliver(document) === null;
  const send = { name: 'send' as const, label: 'Send' };
  return {
    allowed: [
      ...(may(`${permissions}.reshare`) && !notSent ? [send] : []),
      ...(may(`${permissions}.edit`) && goods ? [{ name: 'deliver' as const, label: 'Delivery' }] : []),
      ...(may(`${permissions}.export`) ? [{ name: 'pdf' as const, label: 'Download PDF' }] : []),
      ...(goods ? [{ name: 'slip' as const, label: 'Print packing slip' }] : []),
    ],
    refused: may(`${permissions}.reshare`) && notSent ? [{ ...send, reason: notSent }] : [],
  };
};

/**
 * The chart's acts with what takes the document out: the likeliest first, then sending; what only prints comes last.
 */
export const withOutward = <Name extends string>(
  chart: ShownActs<Name>,
  leaving: ShownActs<OutwardAct>,
): ShownActs<Name | OutwardAct> => {
  const [likeliest, ...others] = chart.allowed;
  const [first, ...outwards] = leaving.allowed;
  return {
    allowed: [likeliest, first, ...others, ...outwards].filter((act) => act !== undefined),
    refused: [...chart.refused, ...leaving.refused],
  };
};

/** What the path says of it. */
export const outwardWords: Readonly<Record<string, string>> = {
  'link.create': 'Link made',
  'link.revoke': 'Links revoked',
  'mail.send': 'Sent by e-mail',
  'delivery.update': 'Delivery',
};

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What left the house, as it hangs on the counterfoil; nothing where nothing did. */
export const outwardHanging = (outward: OutwardView | undefined, onOpen: () => void): Hanging[] => {
  if (!outward) return [];
  const { messages, links, ShipStatus } = outward;
  const parts = [
    ...(messages.length ? [counted(messages.length, 'mail')] : []),
    ...(links ? [counted(links, 'link')] : []),
  ];
  return [
    ...(parts.length ? [{ label: 'Sent', value: parts.join(', '), onOpen }] : []),
    ...(ShipStatus ? [{ label: 'Delivery', value: ShipStatus.toLowerCase() }] : []),
  ];
};
