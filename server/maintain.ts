import { parseArgs } from 'node:util';
import { EngineRefusal } from './adapters/engine/refusal.ts';
import { chooseSigning } from './adapters/signing.ts';
import { makeDemo } from './demo/make-demo.ts';
import { factorEndedLetter } from './letters/factor-letters.ts';
import { unreachableAddresses } from './maintenance/addresses.ts';
import { archive } from './maintenance/archive.ts';
import { type ChainsVerdict, signForArchive, verifyChains } from './maintenance/chains.ts';
import { MaintenanceRefusal } from './maintenance/connection.ts';
import { endSecondFactor } from './maintenance/end-second-factor.ts';
import { endSessions } from './maintenance/end-sessions.ts';
import { type ErasedPerson, erasePerson } from './maintenance/erase-person.ts';
import { onDatabase } from './maintenance/reach.ts';
import { type RebuildProgress, rebuild } from './maintenance/rebuild.ts';
import { restore } from './maintenance/restore.ts';
import { invariants, type Violation, verify } from './maintenance/verify.ts';
import { readDataLocation, readSettings, readSigningKeys } from './settings.ts';
import { DatabaseSetupError } from './store/database/database.ts';
import { Refused } from './store/database/tx.ts';
import { SchemaRefusal } from './store/schema-version.ts';

/**
 * The books' own commands: `npm run verify`, `rebuild`, or `rebuild -- <the last business that was done>`, `archive -- <directory>`, `archive -- --business <id or name> <directory>`, `restore -- <directory>`, `end-sessions --
 * <address or everybody>`, `end-second-factor -- <address>`, `erase-person -- <address>`, or `erase-person -- <address> --confirm`, and `demo`; in the release image `node dist/server/maintain.js verify` and so on. The exit code is 1 when anything is wrong.
 */
const usage =
  'Say what to do: verify, rebuild, archive [--business <id or name>] <directory>, restore <directory>, end-sessions <address or everybody>, end-second-factor <address>, erase-person <address> [--confirm], or demo.';

const dataLocation = readDataLocation();

const say = (sentence: string) => console.log(sentence);

/** Every invariant with ok, or with what is wrong. True when all hold. */
const report = (violations: readonly Violation[]): boolean => {
  invariants.forEach((invariant, index) => {
    const broken = violations.filter((one) => one.invariant === index + 1);
    say(`${String(index + 1).padStart(2)} ${invariant}: ${broken.length ? 'broken' : 'ok'}`);
    for (const { sentence } of broken) say(`     ${sentence}`);
  });
  return violations.length === 0;
};

/** What the chains of the audit trail come to, after the invariants. True when nothing is wrong with them. */
const reportChains = ({ events, heads, faults }: ChainsVerdict): boolean => {
  say(
    `   the audit trail is as it was recorded (${events} events, ${heads} signed checkpoints): ${faults.length ? 'broken' : 'ok'}`,
  );
  for (const fault of faults) say(`     ${fault}`);
  return faults.length === 0;
};

/** What the installation signs with: the keys of the environment, else the one beside its embedded database. */
const signingHere = () =>
  chooseSigning(readSigningKeys(), dataLocation.databaseUrl ? null : dataLocation.dataDirectory);

const rowsOf = (tables: readonly { rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0);

interface Options {
  /** The id or name of the one business an archive is to be of. */
  business?: string | undefined;
  /** What can't be undone is done, and not only told. */
  confirm?: boolean | undefined;
}

/** The command, what it is about, and its options. Throws `MaintenanceRefusal` for an option there isn't. */
const readArguments = (): [command: string | undefined, argument: string | undefined, options: Options] => {
  try {
    const { values, positionals } = parseArgs({
      options: { business: { type: 'string' }, confirm: { type: 'boolean' } },
      allowPositionals: true,
    });
    return [positionals[0], positionals[1], values];
  } catch {
    throw new MaintenanceRefusal(usage);
  }
};

/** What erasing somebody does, or did. */
const reportErased = ({ name, since, places, sessions, events, number }: ErasedPerson): void => {
  const roles = places.map(
    (place) => `${place.business} (${place.active ? place.role : 'no longer active'})`,
  );
  const day = since.toISOString().slice(0, 10);
  say(`${name}, registered on ${day}, in ${roles.join(', ') || 'no business'}:`);
  const becomes =
    number === null ? 'becomes "Erased person" with a number' : `is now "Erased person ${number}"`;
  say(`  Their name ${becomes}, also on what they did, and nobody can sign in with their address.`);
  say(
    `  Password, second factor, picture, devices, ${sessions} sessions and mail to them ${number === null ? 'are' : 'were'} removed, places in teams and invitations ended.`,
  );
  say(
    `  Events of the audit trail whose personal details ${number === null ? 'become' : 'became'} hashes: ${events}. The events stay, and the chain stays valid.`,
  );
};

/** What stays after somebody was erased, and where it can be removed. */
const reportKept = (): void => {
  say(
    'What they did stays, under that name. Customers and vendors with the same address stay too: they are records of a business, which edits them itself.',
  );
  say('Archives made before still have it all: delete them, or make new ones.');
};

const run = async (
  command: string | undefined,
  argument: string | undefined,
  options: Options,
): Promise<boolean> => {
  if (command === 'verify') {
    const [violations, unreachable, chains] = await onDatabase(
      dataLocation,
      false,
      async (url) =>
        [await verify(url), await unreachableAddresses(url), await verifyChains(url, signingHere())] as const,
      { beside: true },
    );
    const good = [report(violations), reportChains(chains)].every(Boolean);
    for (const sentence of unreachable) say(sentence);
    return good;
  }
  if (command === 'rebuild') {
    // A line for every hundredth of the way: whoever stops it names the last business to go on behind it.
    const tell = ({ done, of, last }: RebuildProgress) => {
      if (done % Math.max(1, Math.floor(of / 100)) === 0) say(`${done} of ${of} businesses, up to ${last}`);
    };
    const rebuilt = await onDatabase(
      dataLocation,
      false,
      (url) => rebuild(url, { after: argument ?? null, tell }),
      {
        beside: true,
      },
    );
    for (const { table, rows } of rebuilt) say(`${table}: ${rows} rows corrected`);
    return true;
  }
  if (command === 'archive' && argument) {
    const { tables, schema, leftOut, business } = await onDatabase(
      dataLocation,
      false,
      async (url) => {
        const [now, one] = [new Date(), options.business ?? null];
        await signForArchive(url, signingHere(), now, one);
        return archive(url, argument, now, one);
      },
      { beside: true },
    );
    if (business) {
      say(
        `Archived ${rowsOf(tables)} rows of ${business.name} (${business.id}) at schema ${schema} in ${argument}.`,
      );
      say(
        'Passwords, sessions and mail that waits are not in it: its people choose a new password where it is restored.',
      );
      return true;
    }
    say(`Archived ${rowsOf(tables)} rows of ${tables.length} tables at schema ${schema} in ${argument}.`);
    say(`Left out: ${leftOut.join(', ')}. Keep the archive as safe as the database: it holds all of it.`);
    say(
      'The keys of the installation are not in it (COUNTERFOIL_KEY and COUNTERFOIL_SIGNING_KEY, or the files sealing-key and signing-key of the data directory): keep them elsewhere.',
    );
    return true;
  }
  if (command === 'restore' && argument) {
    const { manifest, violations } = await onDatabase(dataLocation, true, (url) => restore(url, argument));
    say(
      `Restored ${rowsOf(manifest.tables)} rows of ${manifest.tables.length} tables archived at ${manifest.archivedAt}.`,
    );
    return report(violations);
  }
  if (command === 'end-sessions' && argument) {
    say(`Sessions ended: ${await onDatabase(dataLocation, false, (url) => endSessions(url, argument))}.`);
    return true;
  }
  if (command === 'end-second-factor' && argument) {
    const { origin } = readSettings();
    await onDatabase(dataLocation, false, (url) =>
      endSecondFactor(url, argument, (user) => factorEndedLetter(origin, user), new Date()),
    );
    say(`The second factor of ${argument} is off, their sessions are ended, and they are told by mail.`);
    return true;
  }
  if (command === 'erase-person' && argument) {
    const { confirm = false } = options;
    const people = await onDatabase(
      dataLocation,
      false,
      (url) => erasePerson(url, argument, confirm, new Date()),
      { beside: true },
    );
    for (const person of people) reportErased(person);
    reportKept();
    if (!confirm) say('Nothing was changed. This can’t be undone: add --confirm to do it.');
    return true;
  }
  if (command === 'demo') {
    await onDatabase(dataLocation, true, async (url) => {
      const { email, password, documents } = await makeDemo(url, () => new Date());
      say(
        `The demo business holds ${documents} documents. Start the server and press "Open the demo business",`,
      );
      say(`or sign in as ${email} with the password ${password}`);
    });
    return true;
  }
  throw new MaintenanceRefusal(usage);
};

const begin = async (): Promise<boolean> => run(...readArguments());

begin().then(
  (good) => {
    process.exitCode = good ? 0 : 1;
  },
  (error: unknown) => {
    const refusals = [MaintenanceRefusal, EngineRefusal, SchemaRefusal, DatabaseSetupError, Refused];
    const expected = refusals.some((refusal) => error instanceof refusal);
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
