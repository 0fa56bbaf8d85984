import { type Bounds, usualBounds } from '../src/domain/bounds.ts';
import type { PaymentSettings } from './adapters/payments/choose-payments.ts';
import { isSealingKey } from './adapters/sealing.ts';
import type { Clock } from './store/tx.ts';

/** What the environment asks for; every setting has a default, told in .env.example. */
export interface Settings {
  port: number;
  /** Another PostgreSQL than the embedded one. */
  databaseUrl: string | null;
  dataDirectory: string;
  production: boolean;
  origin: string;
  clock: Clock;
  payments: PaymentSettings;
  /** What secrets in the database are sealed with, the newest first; none where the data directory keeps its own. */
  sealingKeys: readonly string[];
  /** Where exchange rates are asked for, with {base} for the home currency; null where they are typed alone. */
  ratesUrl: string | null;
  /** What one person may do that reaches others. */
  bounds: Bounds;
}

/** A setting that can't be followed, in one sentence. */
export class SettingRefusal extends Error {}

const clockOf = (asked: string | undefined, production: boolean): Clock => {
  if (!asked) return () => new Date();
  if (production)
    throw new SettingRefusal('COUNTERFOIL_CLOCK is for trying things out and is refused in production.');
  const start = new Date(asked).getTime();
  if (Number.isNaN(start))
    throw new SettingRefusal('COUNTERFOIL_CLOCK is not a time like 2026-01-31T12:00:00Z.');
  const begun = Date.now();
  return () => new Date(start + Date.now() - begun);
};

const portOf = (name: string, asked: string | undefined, otherwise: number): number => {
  const port = Number(asked ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingRefusal(`${name} is ${asked}, which is no port: choose a number from 1 to 65535.`);
  return port;
};

/** Shorter ones could be guessed; the one in .env.example is known to everybody. */
const isSecret = (secret: string): boolean => secret.length >= 32 && !secret.startsWith('change-me');

const paymentsOf = (environment: NodeJS.ProcessEnv, production: boolean): PaymentSettings => {
  const [sandboxUrl, secret] = [environment.SANDBOX_URL || null, environment.SANDBOX_SECRET || null];
  if (sandboxUrl && !URL.canParse(sandboxUrl))
    throw new SettingRefusal('SANDBOX_URL is not an address like http://localhost:8090.');
  if (sandboxUrl && !secret)
    throw new SettingRefusal('SANDBOX_SECRET is missing: give it the value the sandbox was started with.');
  if (secret && production && !isSecret(secret))
    throw new SettingRefusal(
      'SANDBOX_SECRET is an example or shorter than 32 characters, and is refused in production.',
    );
  const sandboxPort = portOf('SANDBOX_PORT', environment.SANDBOX_PORT, 0);
  return { sandboxUrl, secret, sandboxPort, mayStart: !production };
};

const sealingKeysOf = (asked: string | undefined): readonly string[] => {
  const keys = asked?.split(',').map((key) => key.trim()) ?? [];
  if (!keys.every(isSealingKey))
    throw new SettingRefusal(
      'COUNTERFOIL_KEY is not 32 bytes in base64: make one with `openssl rand -base64 32`.',
    );
  return keys;
};

const ratesUrlOf = (asked: string | undefined): string | null => {
  if (!asked) return null;
  const example = 'https://rates.example.com/latest?base={base}';
  const url = URL.canParse(asked) ? new URL(asked) : null;
  if (url?.protocol !== 'https:' || !asked.includes('{base}') || url.username || url.host.includes('{'))
    throw new SettingRefusal(`RATES_URL is not an address like ${example}.`);
  return asked;
};

const boundOf = (name: string, asked: string | undefined, otherwise: number): number => {
  const bound = Number(asked || otherwise);
  if (!Number.isInteger(bound) || bound < 1)
    throw new SettingRefusal(`${name} is ${asked}, which is no bound: choose a whole number from 1.`);
  return bound;
};

const boundsIn = (environment: NodeJS.ProcessEnv): Bounds => {
  const bound = (name: string, otherwise: number) => boundOf(name, environment[name], otherwise);
  return {
    businessesPerDay: bound('BUSINESSES_PER_DAY', usualBounds.businessesPerDay),
    openInvites: bound('OPEN_INVITATIONS', usualBounds.openInvites),
    invitesPerDay: bound('INVITATIONS_PER_DAY', usualBounds.invitesPerDay),
    customerMails: bound('CUSTOMER_MAILS', usualBounds.customerMails),
  };
};

/** Reads the settings. Throws `SettingRefusal`. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const port = portOf('PORT', environment.PORT, 8080);
  const production = environment.NODE_ENV === 'production';
  return {
    port,
    databaseUrl: environment.DATABASE_URL || null,
    dataDirectory: environment.COUNTERFOIL_DATA || 'data',
    production,
    origin: environment.COUNTERFOIL_URL || `http://localhost:${port}`,
    clock: clockOf(environment.COUNTERFOIL_CLOCK, production),
    payments: paymentsOf(environment, production),
    sealingKeys: sealingKeysOf(environment.COUNTERFOIL_KEY || undefined),
    ratesUrl: ratesUrlOf(environment.RATES_URL),
    bounds: boundsIn(environment),
  };
};
