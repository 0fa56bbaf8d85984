import { signatureHeader } from '../../../../server/adapters/payments/sandbox.ts';
import { signed } from '../../../../server/adapters/payments/signature.ts';
import { type Deliveries, startSignedDeliveries } from '../engine/deliveries.ts';
import type { SandboxEvent } from './sessions.ts';

/** Sends reports signed with the secret that both sides share. */
export const startDeliveries = (secret: string, say: (sentence: string) => void): Deliveries<SandboxEvent> =>
  startSignedDeliveries(
    (body) => ({ [signatureHeader]: signed(body, secret, new Date()) }),
    ({ type }) => type,
    say,
  );
