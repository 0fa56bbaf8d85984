import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PermissionKey } from '../../domain/access/permissions.ts';

export interface PageRoute {
  path: string;
  page: LazyExoticComponent<ComponentType>;
  /** What the page is about, for the line that says one may not see it. */
  title: string;
  /** Only for users who are in, within the shell. */
  signedIn: boolean;
  permission?: PermissionKey;
}

const SignInPage = lazy(() =>
  import('../session/SignInPage.tsx').then((file) => ({ default: file.SignInPage })),
);
const SignUpPage = lazy(() =>
  import('../session/SignUpPage.tsx').then((file) => ({ default: file.SignUpPage })),
);
const VerifyPage = lazy(() =>
  import('../session/VerifyPage.tsx').then((file) => ({ default: file.VerifyPage })),
);
const OnboardingPage = lazy(() =>
  import('../session/OnboardingPage.tsx').then((file) => ({ default: file.OnboardingPage })),
);

/** Which page stands at which address; each is fetched when it is first opened. */
export const routes: readonly PageRoute[] = [
  { path: '/', page: SignInPage, title: 'Sign in', signedIn: false },
  { path: '/login', page: SignInPage, title: 'Sign in', signedIn: false },
  { path: '/signup', page: SignUpPage, title: 'Create your account', signedIn: false },
  { path: '/auth/email-verification', page: VerifyPage, title: 'Check your mail', signedIn: false },
  { path: '/auth/onboarding', page: OnboardingPage, title: 'Your business', signedIn: false },
];
