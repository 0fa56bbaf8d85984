import { storeAddresses } from '../src/api/wire/store-addresses.ts';
import { type Bounds, usualBounds } from '../src/domain/values/bounds.ts';
import type { PlanPaymentSettings } from './adapters/billing/choose-plan-payments.ts';
import type { MailSettings } from './adapters/mail/choose-mail.ts';
import { type PasswordCost, usualCost } from './adapters/passwords.ts';
import type { GatewaySettings } from './adapters/payments/choose-gateways.ts';
import type { PaymentSettings } from './adapters/payments/choose-payments.ts';
import { isSealingKey } from './adapters/sealing.ts';
import type { ShopSettings } from './adapters/shop/choose-shop.ts';
import { gatewaysIn } from './gateway-settings.ts';
import { planPaymentsIn } from './plan-payment-settings.ts';
import { portOf, SettingRefusal } from './setting.ts';
import type { Clock } from './store/database/tx.ts';

/** How much the server logs, from most to nothing. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where the books are. */
export interface DataLocation {
  /** Another PostgreSQL than the embedded one, past any pooler and by the owner of the tables. */
  databaseUrl: string | null;
  dataDirectory: string;
}

/** What the environment asks for; every setting has a default, told in .env.example. */
export interface Settings extends DataLocation {
  port: number;
  /** Where each of the two roles that the server works as reaches that PostgreSQL; null for the embedded one. */
  appUrl: string | null;
  accessUrl: string | null;
  production: boolean;
  origin: string;
  clock: Clock;
  payments: PaymentSettings;
  gateways: GatewaySettings;
  planPayments: PlanPaymentSettings;
  /** What the installation keeps of each payment by a connected provider, in percent. */
  feePercent: string;
  shops: ShopSettings;
  /** What secrets in the database are sealed with, the newest first; none where the data directory keeps its own. */
  sealingKeys: readonly string[];
  /** What heads of the audit trail's chain are signed with, the newest first; none where the data directory keeps its own. */
  signingKeys: readonly string[];
  /** Where exchange rates are asked for, with {base} for the home currency; null where they are typed alone. */
  ratesUrl: string | null;
  /** The mail server; null where letters stay here. */
  mail: MailSettings | null;
  /** The one proxy in front says where a request comes from. */
  trustProxy: boolean;
  logLevel: LogLevel;
  /** What whoever reads the metrics must show; null where this machine alone reads them. */
  metricsToken: string | null;
  /** What hashing a password costs. */
  passwordCost: PasswordCost;
  /** What one person may do that reaches others. */
  bounds: Bounds;
}

export { SettingRefusal };

const clockOf = (setting: string | undefined, production: boolean): Clock => {
  if (!setting) return () => new Date();
  if (production)
    throw new SettingRefusal('COUNTERFOIL_CLOCK is for trying things out and is refused in production.');
  const start = new Date(setting).getTime();
  if (Number.isNaN(start))
    throw new SettingRefusal('COUNTERFOIL_CLOCK is not a time like 2026-01-31T12:00:00Z.');
  const begun = Date.now();
  return () => new Date(start + Date.now() - begun);
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

const shopsOf = (environment: NodeJS.ProcessEnv, production: boolean): ShopSettings => {
  const [key, secret] = [environment.SHOPIFY_API_KEY || null, environment.SHOPIFY_API_SECRET || null];
  const sandboxUrl = environment.SHOP_SANDBOX_URL || null;
  if (key && !secret)
    throw new SettingRefusal('SHOPIFY_API_SECRET is missing: it comes with SHOPIFY_API_KEY.');
  if (sandboxUrl && !URL.canParse(sandboxUrl))
    throw new SettingRefusal('SHOP_SANDBOX_URL is not an address like http://localhost:8091.');
  if (sandboxUrl && !secret)
    throw new SettingRefusal(
      'SHOPIFY_API_SECRET is missing: give it the value the sandbox of stores was started with.',
    );
  if (sandboxUrl && production)
    throw new SettingRefusal('SHOP_SANDBOX_URL is for trying things out and is refused in production.');
  const sandboxPort = portOf('SHOP_SANDBOX_PORT', environment.SHOP_SANDBOX_PORT, 0);
  return { key, secret, sandboxUrl, sandboxPort, mayStart: !production, entryPath: storeAddresses.enter };
};

/** What the installation keeps of each payment, in percent, from 0 to 20 with at most two decimals. Throws `SettingRefusal`. */
const feePercentIn = (environment: NodeJS.ProcessEnv): string => {
  const setting = environment.COUNTERFOIL_FEE_PERCENT || '0';
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(setting) || Number(setting) > 20)
    throw new SettingRefusal(
      `COUNTERFOIL_FEE_PERCENT is ${setting}: choose a number from 0 to 20 with at most two decimals.`,
    );
  return setting;
};

const keysOf = (name: string, setting: string | undefined): readonly string[] => {
  const keys = setting?.split(',').map((key) => key.trim()) ?? [];
  if (!keys.every(isSealingKey))
    throw new SettingRefusal(`${name} is not 32 bytes in base64: make one with \`openssl rand -base64 32\`.`);
  return keys;
};

/** What heads of the audit trail are signed with, for commands that need no more than that. Throws `SettingRefusal`. */
export const readSigningKeys = (environment: NodeJS.ProcessEnv = process.env): readonly string[] =>
  keysOf('COUNTERFOIL_SIGNING_KEY', environment.COUNTERFOIL_SIGNING_KEY || undefined);

const ratesUrlOf = (setting: string | undefined): string | null => {
  if (!setting) return null;
  const example = 'https://rates.example.com/latest?base={base}';
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (url?.protocol !== 'https:' || !setting.includes('{base}') || url.username || url.host.includes('{'))
    throw new SettingRefusal(`RATES_URL is not an address like ${example}.`);
  return setting;
};

const originOf = (setting: string | undefined, port: number): string => {
  if (setting && !URL.canParse(setting))
    throw new SettingRefusal('COUNTERFOIL_URL is not an address like https://books.example.com.');
  return setting || `http://localhost:${port}`;
};

const logLevelOf = (setting: string): LogLevel => {
  const level = logLevels.find((one) => one === setting);
  if (!level) throw new SettingRefusal(`LOG_LEVEL is ${setting}: choose one of ${logLevels.join(', ')}.`);
  return level;
};

const metricsTokenOf = (setting: string | undefined): string | null => {
  if (setting && !isSecret(setting))
    throw new SettingRefusal(
      'METRICS_TOKEN is an example or shorter than 32 characters: make one with `openssl rand -hex 32`.',
    );
  return setting || null;
};

/** Where the books are, for commands that need no more than that. */
export const readDataLocation = (environment: NodeJS.ProcessEnv = process.env): DataLocation => ({
  databaseUrl: environment.DATABASE_DIRECT_URL || environment.DATABASE_URL || null,
  dataDirectory: environment.COUNTERFOIL_DATA || 'data',
});

const boundOf = (name: string, setting: string | undefined, otherwise: number): number => {
  const bound = Number(setting || otherwise);
  if (!Number.isInteger(bound) || bound < 1)
    throw new SettingRefusal(`${name} is ${setting}, which is no bound: choose a whole number from 1.`);
  return bound;
};

const boundsIn = (environment: NodeJS.ProcessEnv): Bounds => ({
  businessesPerDay: boundOf(
    'BUSINESSES_PER_DAY',
    environment.BUSINESSES_PER_DAY,
    usualBounds.businessesPerDay,
  ),
  openInvites: boundOf('OPEN_INVITATIONS', environment.OPEN_INVITATIONS, usualBounds.openInvites),
  invitesPerDay: boundOf('INVITATIONS_PER_DAY', environment.INVITATIONS_PER_DAY, usualBounds.invitesPerDay),
  customerMails: boundOf('CUSTOMER_MAILS', environment.CUSTOMER_MAILS, usualBounds.customerMails),
});

const between = (
  name: string,
  setting: string | undefined,
  otherwise: number,
  [least, most]: [number, number],
) => {
  const number = Number(setting || otherwise);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new SettingRefusal(`${name} is ${setting}: choose a whole number from ${least} to ${most}.`);
  return number;
};

/** Less than these makes guessing a stolen hash cheap; more would let few signing in use up the machine. */
const passwordCostIn = (environment: NodeJS.ProcessEnv): PasswordCost => ({
  memoryMib: between('PASSWORD_MEMORY', environment.PASSWORD_MEMORY, usualCost.memoryMib, [19, 1024]),
  passes: between('PASSWORD_PASSES', environment.PASSWORD_PASSES, usualCost.passes, [2, 20]),
});

/** Reads the settings. Throws `SettingRefusal`. */
export const readSettings = (environment: NodeJS.ProcessEnv = process.env): Settings => {
  const port = portOf('PORT', environment.PORT, 8080);
  const production = environment.NODE_ENV === 'production';
  const origin = originOf(environment.COUNTERFOIL_URL, port);
  const from = environment.MAIL_FROM || `Counterfoil <no-reply@${new URL(origin).hostname}>`;
  return {
    ...readDataLocation(environment),
    appUrl: environment.DATABASE_APP_URL || environment.DATABASE_URL || null,
    accessUrl: environment.DATABASE_ACCESS_URL || environment.DATABASE_URL || null,
    port,
    production,
    origin,
    clock: clockOf(environment.COUNTERFOIL_CLOCK, production),
    payments: paymentsOf(environment, production),
    gateways: gatewaysIn(environment, production),
    planPayments: planPaymentsIn(environment, production),
    feePercent: feePercentIn(environment),
    shops: shopsOf(environment, production),
    sealingKeys: keysOf('COUNTERFOIL_KEY', environment.COUNTERFOIL_KEY || undefined),
    signingKeys: readSigningKeys(environment),
    ratesUrl: ratesUrlOf(environment.RATES_URL),
    mail: environment.SMTP_URL ? { url: environment.SMTP_URL, from } : null,
    trustProxy: environment.TRUST_PROXY === '1',
    logLevel: logLevelOf(environment.LOG_LEVEL || 'info'),
    metricsToken: metricsTokenOf(environment.METRICS_TOKEN),
    passwordCost: passwordCostIn(environment),
    bounds: boundsIn(environment),
  };
};
