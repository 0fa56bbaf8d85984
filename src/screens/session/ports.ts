import { fromPromise } from 'xstate';
import { fetched } from '../../api/client/fetched.ts';
import { tabStorage } from '../../api/client/storage.ts';
import { clearLocalStorage, keptSession } from '../../api/client/token.ts';
import type { sessionPorts } from '../../machines/session/session.ports.ts';

/** The API's part, which the sign-in page does without until something is sent. */
const account = () => fetched(() => import('../frame/session-acts.ts'));

/** Clears what this browser and this tab kept for whoever signs out: settings, intents, typed forms. */
export const clearKept = async (userId: string | null): Promise<void> => {
  clearLocalStorage();
  for (const name of tabStorage.names()) tabStorage.remove(name);
  if (!userId) return;
  const { clearDrafts } = await import('../../api/client/drafts.ts');
  await clearDrafts(userId);
};

/** The session's ports on the real API and this browser. */
export const apiPorts: typeof sessionPorts = {
  loadUser: fromPromise(async () => (keptSession() ? (await account()).loadUser() : null)),
  signIn: fromPromise(async ({ input }) => (await account()).signIn(input)),
  register: fromPromise(async ({ input }) => (await account()).register(input)),
  verify: fromPromise(async ({ input }) => (await account()).verify(input.user, input.code)),
  verifyLink: fromPromise(async ({ input }) => (input ? (await account()).verifyLink(input) : null)),
  verifyLinkBy: fromPromise(async ({ input: { link, password } }) =>
    link ? (await account()).verifyLink(link, password) : null,
  ),
  resend: fromPromise(async () => (await account()).resend()),
  forgotPassword: fromPromise(async ({ input }) => (await account()).forgotPassword(input.address)),
  exchangeCode: fromPromise(async ({ input }) => (await account()).exchangeCode(input.address, input.code)),
  checkResetLink: fromPromise(async ({ input }) => {
    if (input) await (await account()).checkResetLink(input);
  }),
  resetPassword: fromPromise(async ({ input: { link, password } }) => {
    if (link) await (await account()).resetPassword(link, password);
  }),
  recoverFactor: fromPromise(async ({ input }) => (await account()).recoverFactor(input.challenge)),
  proveFactor: fromPromise(async ({ input }) => (await account()).proveFactor(input.challenge, input.code)),
  onboard: fromPromise(async ({ input }) => (await account()).onboard(input.draft)),
  signOut: fromPromise(async () => (await account()).signOut()),
  clearStorage: fromPromise(({ input: { userId } }) => clearKept(userId)),
};
