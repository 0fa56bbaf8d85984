import { type Deliveries, startSignedDeliveries } from '../providers-sandbox/deliveries.ts';
import { signed } from '../signature.ts';
import { type SandboxEvent, signatureHeader } from './wire.ts';

/** Sends reports signed with the secret that both sides share. */
export const startDeliveries = (secret: string, say: (sentence: string) => void): Deliveries<SandboxEvent> =>
  startSignedDeliveries(
    (body) => ({ [signatureHeader]: signed(body, secret, new Date()) }),
    ({ type }) => type,
    say,
  );
