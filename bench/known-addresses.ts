import pg from 'pg';
import { accountCalls } from '../src/api/calls/account.ts';
import { passwordCalls } from '../src/api/calls/password.ts';
import { type Figure, median, timed } from './figure.ts';
import { leanClient } from './lean-client.ts';
import { openPlace } from './place.ts';

const rounds = 60;
const password = 'quiet lanterns over tar';
const addresses = { known: 'known@example.com', unknown: 'nobody@example.com' };
type Side = keyof typeof addresses;

/** How much longer the server takes for an address somebody has than for one nobody has, or the other way round. */
export const knownAddresses = async (): Promise<Figure[]> => {
  const place = await openPlace();
  const owner = new pg.Client({ connectionString: place.database.url });
  await owner.connect();
  await owner.query("set app.maintenance = 'on'");
  const client = leanClient(place.server.ready.port, 'none', 'counterfoil_reset');
  const answers = async (status: number, path: string, body: object) => {
    const answer = await client.post(path, body);
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}.`);
  };
  const acts = {
    'a new password asked for': (email: string) => answers(200, passwordCalls.forgotPassword.path, { email }),
    'its digits exchanged, wrongly': (email: string) =>
      answers(400, passwordCalls.exchangeResetCode.path, { email, code: '!!!!!!' }),
    'a sign-in by a wrong password': (email: string) =>
      answers(400, accountCalls.login.path, { email, password: 'a wrong password' }),
  };
  try {
    const person = { firstname: 'Mara', lastname: 'Okafor', email: addresses.known, password };
    await answers(200, accountCalls.register.path, person);
    await owner.query('update app_user set verified_at = now()');
    const spent = Object.fromEntries(
      Object.keys(acts).map((act) => [act, { known: [] as number[], unknown: [] as number[] }]),
    );
    for (let round = 0; round < rounds; round += 1) {
      // The throttle would end it, and is the same for both.
      await owner.query('delete from sign_in_try');
      const order: Side[] = round % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const [act, run] of Object.entries(acts))
        for (const side of order) spent[act]![side].push(await timed(() => run(addresses[side])));
    }
    return Object.entries(spent).map(([act, { known, unknown }]): Figure => {
      const [of, than] = [median(known), median(unknown)];
      return {
        name: `${act}: known and unknown address, the longer : the shorter`,
        measured: `${of.toFixed(2)} ms known, ${than.toFixed(2)} ms unknown`,
        ratio: Math.max(of, than) / Math.min(of, than),
      };
    });
  } finally {
    client.close();
    await owner.end();
    await place.end();
  }
};
