import { createContext, useContext } from 'react';

/** The locale of the business, in which money, numbers and days are shown and typed; the browser's own before one is known. */
export const LocaleContext = createContext<string>(globalThis.navigator?.language ?? 'en');

export const useLocale = (): string => useContext(LocaleContext);
