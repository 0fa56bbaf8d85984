/** A setting that can't be followed, in one sentence. */
export class SettingRefusal extends Error {}

/** A port as the environment names it. Throws `SettingRefusal`. */
export const portOf = (name: string, asked: string | undefined, otherwise: number): number => {
  const port = Number(asked ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingRefusal(`${name} is ${asked}, which is no port: choose a number from 1 to 65535.`);
  return port;
};
