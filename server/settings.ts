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

/** Reads the settings. Throws `SettingRefusal`. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const port = Number(environment.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingRefusal(
      `PORT is ${environment.PORT}, which is no port: choose a number from 1 to 65535.`,
    );
  const production = environment.NODE_ENV === 'production';
  return {
    port,
    databaseUrl: environment.DATABASE_URL || null,
    dataDirectory: environment.COUNTERFOIL_DATA || 'data',
    production,
    origin: environment.COUNTERFOIL_URL || `http://localhost:${port}`,
    clock: clockOf(environment.COUNTERFOIL_CLOCK, production),
  };
};
