import type { SessionRequest } from '../provider.ts';

/** The header both sides sign in. */
export const signatureHeader = 'sandbox-signature';

/** What the sandbox is asked for: a request as the port has it, under the names the sandbox reports it by. */
export type SandboxRequest = Omit<SessionRequest, 'businessId' | 'sessionId'> & {
  business: string;
  reference: string;
};

/** A report as the sandbox sends it. */
export interface SandboxEvent {
  id: string;
  type: string;
  business: string;
  reference: string;
  session: string;
  charge?: string;
  amount?: string;
  currency?: string;
}
