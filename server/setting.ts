/** A setting that can't be followed, in one sentence. */
export class SettingRefusal extends Error {}

/** A port as the environment names it. Throws `SettingRefusal`. */
export const portOf = (name: string, setting: string | undefined, otherwise: number): number => {
  const port = Number(setting ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingRefusal(`${name} is ${setting}, which is no port: choose a number from 1 to 65535.`);
  return port;
};
