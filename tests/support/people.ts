import { accountCalls } from '../../src/api/calls/account.ts';
import { type Answered, origin, type Server } from './server.ts';

export const goodPassword = 'quiet lanterns over tar';

export interface Registered {
  token: string;
  userid: string;
  email: string;
  /** What the browser that registered sends along since. */
  headers: { cookie: string };
}

/** Registers somebody and answers their session. */
export const registers = async (
  { send }: Server,
  email: string,
  typed: Record<string, unknown> = {},
): Promise<Registered> => {
  const { status, body, headers } = await send(accountCalls.register, {
    body: { firstname: 'Mara', lastname: 'Okafor', email, password: goodPassword, ...typed },
  });
  if (status !== 200) throw new Error(`Registering ${email} answered ${status}: ${JSON.stringify(body)}`);
  const cookie = String(headers['set-cookie'] ?? '').split(';')[0]!;
  return { token: body.data.Token, userid: body.data.user.userid, email, headers: { cookie } };
};

/** What the newest letter to an address carries. */
export const mailedTo = async (
  { app }: Server,
  email: string,
): Promise<{ subject: string; digits: string; link: string; count: number }> => {
  const response = await app.inject({ url: '/dev/mailbox.json', query: { to: email } });
  const letters = response.json<{ subject: string; text: string }[]>();
  const text = letters[0]?.text ?? '';
  return {
    subject: letters[0]?.subject ?? '',
    digits: /^\d{6}$/m.exec(text)?.[0] ?? '',
    link: new RegExp(`${origin}/auth/[a-z-]+\\?userId=[\\w-]{22}&code=([\\w-]{22})`).exec(text)?.[1] ?? '',
    count: letters.length,
  };
};

/** Proves the address with a code of the mail: six digits with the session, or the link's alone. */
export const verifies = (
  app: Server,
  who: Registered,
  code: string,
): Promise<Answered<typeof accountCalls.verifyEmail>> =>
  app.send(accountCalls.verifyEmail, {
    token: who.token,
    body: { userid: who.userid, code },
  });

/** Registers somebody and proves their address. */
export const verified = async (app: Server, email: string): Promise<Registered> => {
  const who = await registers(app, email);
  await verifies(app, who, (await mailedTo(app, email)).digits);
  return who;
};

export const signsIn = async (
  app: Server,
  email: string,
  password: string,
  more: { rememberme?: boolean; from?: string; headers?: Record<string, string>; token?: string } = {},
): Promise<Answered<typeof accountCalls.register>> => {
  const { rememberme, ...rest } = more;
  const answered = await app.send(accountCalls.login, {
    body: { email, password, ...(rememberme === undefined ? {} : { rememberme }) },
    ...rest,
  });
  // Where nobody turned a second factor on, a right password opens a session as registering does.
  return { ...answered, body: answered.body as Answered<typeof accountCalls.register>['body'] };
};

/** What the session's user-info answers; 401 for a dead session. */
export const asks = (app: Server, token: string): Promise<Answered<typeof accountCalls.userInfo>> =>
  app.send(accountCalls.userInfo, { token });
