import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * The nonce of this answer, or nothing in development.
 *
 * The server writes it into the `nonce` attribute of a meta element: browsers hide that attribute from CSS selectors and from
 * the page's markup, so an injected style cannot read it as it could read `content`.
 */
const nonceOfThisPage = () => document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;

const nonce = nonceOfThisPage();
const cache = createCache({ key: 'cf', ...(nonce ? { nonce } : {}) });

/** Gives everything below it the theme, its global styles and a style cache the content security policy lets through. */
export function LookProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={theme}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
