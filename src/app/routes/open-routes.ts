import { lazy } from 'react';
import { noteRoute } from '../../domain/documents/note-route.ts';
import { publicPageRoutes } from '../../domain/documents/routes.ts';
import { pageTitles as words } from '../../domain/words/frame.ts';
import type { PageRoute } from './page-route.ts';

const SignInPage = lazy(() =>
  import('../../screens/session/SignInPage.tsx').then((file) => ({ default: file.SignInPage })),
);
const SignUpPage = lazy(() =>
  import('../../screens/session/SignUpPage.tsx').then((file) => ({ default: file.SignUpPage })),
);
const VerifyPage = lazy(() =>
  import('../../screens/session/VerifyPage.tsx').then((file) => ({ default: file.VerifyPage })),
);
const ForgotPasswordPage = lazy(() =>
  import('../../screens/session/ForgotPasswordPage.tsx').then((file) => ({
    default: file.ForgotPasswordPage,
  })),
);
const ResetPasswordPage = lazy(() =>
  import('../../screens/session/ResetPasswordPage.tsx').then((file) => ({ default: file.ResetPasswordPage })),
);
const OnboardingPage = lazy(() =>
  import('../../screens/session/OnboardingPage.tsx').then((file) => ({ default: file.OnboardingPage })),
);
const TeamInvitePage = lazy(() =>
  import('../../screens/team/TeamInvitePage.tsx').then((file) => ({ default: file.TeamInvitePage })),
);
const PricingPage = lazy(() =>
  import('../../screens/plans/PricingPage.tsx').then((file) => ({ default: file.PricingPage })),
);
const TermsPage = lazy(() =>
  import('../../screens/legal/LegalPages.tsx').then((file) => ({ default: file.TermsPage })),
);
const PrivacyPage = lazy(() =>
  import('../../screens/legal/LegalPages.tsx').then((file) => ({ default: file.PrivacyPage })),
);
const SubscriptionTermsPage = lazy(() =>
  import('../../screens/legal/LegalPages.tsx').then((file) => ({ default: file.SubscriptionTermsPage })),
);
const PublicDocumentPage = lazy(() =>
  import('../../screens/public/PublicDocumentPage.tsx').then((file) => ({
    default: file.PublicDocumentPage,
  })),
);

const UnsubscribePage = lazy(() =>
  import('../../screens/report/UnsubscribePage.tsx').then((file) => ({ default: file.UnsubscribePage })),
);

const PublicNotePage = lazy(() =>
  import('../../screens/public/PublicNotePage.tsx').then((file) => ({ default: file.PublicNotePage })),
);

/** Pages for whoever comes, and those on the way in. They are all the first page of a visit knows. */
export const openRoutes: readonly PageRoute[] = [
  { path: '/', page: SignInPage, title: words.signIn, signedIn: false },
  { path: '/login', page: SignInPage, title: words.signIn, signedIn: false },
  { path: '/signup', page: SignUpPage, title: words.signUp, signedIn: false },
  { path: '/auth/email-verification', page: VerifyPage, title: words.checkMail, signedIn: false },
  { path: '/auth/forgot-password', page: ForgotPasswordPage, title: words.forgotPassword, signedIn: false },
  { path: '/auth/reset-password', page: ResetPasswordPage, title: words.newPassword, signedIn: false },
  { path: '/auth/onboarding', page: OnboardingPage, title: words.yourBusiness, signedIn: false },
  { path: '/auth/team-invite', page: TeamInvitePage, title: words.invitation, signedIn: false },
  { path: '/pricing', page: PricingPage, title: words.pricing, signedIn: false },
  { path: '/terms', page: TermsPage, title: words.terms, signedIn: false },
  { path: '/privacy', page: PrivacyPage, title: words.privacy, signedIn: false },
  {
    path: '/subscription-terms',
    page: SubscriptionTermsPage,
    title: words.subscriptionTerms,
    signedIn: false,
  },
  { path: '/unsubscribe', page: UnsubscribePage, title: words.reportMail, signedIn: false },
  { path: noteRoute.path, page: PublicNotePage, title: words.creditNote, signedIn: false },
  ...publicPageRoutes.map(({ path, title }) => ({
    path,
    page: PublicDocumentPage,
    title,
    signedIn: false as const,
  })),
];
