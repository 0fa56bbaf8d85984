import { keepSetting, settingOf } from '../../api/client/settings.ts';
import { siteStorage } from '../../api/client/storage.ts';

/** What the user chose; `system` follows the device and is what stands until something else is chosen. */
export type ColorChoice = 'light' | 'dark' | 'system';

const devicePrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const listeners = new Set<() => void>();

/** The stored choice of this browser; `system` when nothing was chosen. */
export function colorChoice(): ColorChoice {
  const stored = settingOf(siteStorage, 'color');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const choice = colorChoice();
  const dark = choice === 'dark' || (choice === 'system' && devicePrefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  for (const listener of listeners) listener();
}

/** Stores the choice and applies it at once. */
export function chooseColor(choice: ColorChoice): void {
  keepSetting(siteStorage, 'color', choice === 'system' ? null : choice);
  apply();
}

/** Sets light or dark before the first render and follows the device, and other tabs, from then on. */
export function followColorChoice(): void {
  apply();
  devicePrefersDark().addEventListener('change', apply);
  window.addEventListener('storage', apply);
}

/** Tells when the choice may have changed, for `useSyncExternalStore`. */
export function onColorChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
