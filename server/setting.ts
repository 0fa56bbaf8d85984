/** A setting that can't be followed, in one sentence. */
export class SettingRefusal extends Error {}

/** A port as the environment names it. Throws `SettingRefusal`. */
export const portOf = (name: string, setting: string | undefined, otherwise: number): number => {
  const port = Number(setting ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingRefusal(`${name} is ${setting}, which is no port: choose a number from 1 to 65535.`);
  return port;
};

/** Settings that make sense together alone: all of them, or null without any. Throws `SettingRefusal` for a part of them. */
export const together = <Name extends string>(
  settings: Readonly<Record<Name, string | undefined>>,
): Record<Name, string> | null => {
  const names = Object.keys(settings) as Name[];
  const given = names.filter((name) => settings[name]);
  if (given.length === 0) return null;
  const missing = names.find((name) => !settings[name]);
  if (missing) throw new SettingRefusal(`${missing} is missing: it comes with ${given[0]}.`);
  return Object.fromEntries(names.map((name) => [name, settings[name]!])) as Record<Name, string>;
};
