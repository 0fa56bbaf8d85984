import type { FlowOnScreen } from './flow-dialog.tsx';

/** What the screens asked of the server and nobody has answered yet. */
export const pending: FlowOnScreen['pending'] = [];

/** Stands in the client's place: every call waits for the test to answer it. */
export const send = (): Promise<unknown> =>
  new Promise((resolve, reject) => pending.push({ resolve, reject }));
