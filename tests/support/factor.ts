import type pg from 'pg';
import { codeAt } from '../../server/adapters/one-time-codes.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import { goodPassword } from './people.ts';
import type { Answered, Client, Server } from './server.ts';

/** Gives somebody a second factor that counts, behind everybody's back. */
export const giveFactor = async (owner: pg.Client, userId: string): Promise<void> => {
  await owner.query(
    `insert into second_factor (user_id, secret, confirmed_at) values ($1, 'sealed', now()) on conflict do nothing`,
    [userId],
  );
};

/** Sets up a second factor as a person does, with the session and the password they have. */
export const setsUpFactor = async (app: Server, token: string): Promise<void> => {
  const begun = await app.send(secondFactorCalls.beginFactor, { token, body: { password: goodPassword } });
  const code = codeAt(begun.body.data.secret, app.clock());
  const { status } = await app.send(secondFactorCalls.confirmFactor, { token, body: { code } });
  if (status !== 200) throw new Error(`The second factor was not set up: ${status}.`);
};

/** Turns the rule that everybody in the business needs a second factor on or off. */
export const setRule = (
  { send }: Client,
  SecondFactorNeeded: boolean,
  more: Record<string, unknown> = {},
): Promise<Answered<typeof businessCalls.saveSecondFactorRule>> =>
  send(businessCalls.saveSecondFactorRule, { SecondFactorNeeded, ...more });

/** A business whose owner has a second factor; the rule is off. */
export const readied = async (server: Server): Promise<Client> => {
  const client = await server.client();
  await giveFactor(server.owner, client.shop.user.id);
  return client;
};

/** What somebody without a second factor is told by such a business, once the rule is on. */
export const factorSentence =
  'Umbrella Works requires two-step verification for everyone who works in it. Set yours up to continue.';
