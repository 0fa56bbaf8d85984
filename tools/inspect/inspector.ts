import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyEventObject } from 'xstate';

const secrets = ['password', 'code', 'token'];

/** The inspector's window is another site's: what is typed as a secret does not go there. */
const withoutSecrets = <Event extends object>(event: Event): Event =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, secrets.includes(name) ? '…' : value]),
  ) as Event;

/** Opens the inspector's window. */
export const openInspector = () =>
  createBrowserInspector({
    sanitizeEvent: (event: AnyEventObject) => withoutSecrets(event),
    sanitizeContext: withoutSecrets,
  });
