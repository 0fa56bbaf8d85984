import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyEventObject } from 'xstate';

const secrets = ['password', 'code', 'token'];

/** The inspector's window is another site's: what is typed as a secret does not go there. */
const withoutSecrets = <Shown extends object>(shown: Shown): Shown =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, secrets.includes(name) ? '…' : value]),
  ) as Shown;

/** Opens the inspector's window. */
export const openInspector = () =>
  createBrowserInspector({
    sanitizeEvent: (event: AnyEventObject) => withoutSecrets(event),
    sanitizeContext: withoutSecrets,
  });
