import type { TouchRow } from './touch-row.ts';

/** Calls that change the user who is signed in, or who that is. */
export const accountTouches: readonly TouchRow[] = [
  [
    ['account'],
    '/api/AccountSettings/Updateprofile',
    '/api/AccountSettings/UpdateProfileImage',
    '/api/Account/change-email',
    '/api/Account/confirm-email',
  ],
  [
    ['account', 'security'],
    '/api/Account/change-password',
    '/api/Account/end-session',
    '/api/Account/end-other-sessions',
    '/api/Account/begin-second-factor',
    '/api/Account/confirm-second-factor',
    '/api/Account/end-second-factor',
  ],
  // Who is signed in, and into which business, the session knows: it begins its pages with nothing fetched.
  [
    [],
    '/api/Account/register',
    '/api/Account/verify-email',
    '/api/Account/login',
    '/api/Account/open-demo',
    '/api/Account/logout',
    '/api/Account/resend-token',
    '/api/Account/forgot-password',
    '/api/Account/exchange-reset-code',
    '/api/Account/reset-password',
    '/api/Account/prove-second-factor',
    '/api/Account/recover-second-factor',
    '/api/onboarding/save-onboarding',
    '/api/onboarding/AddTeamMemberPassword',
    '/api/onboarding/accept-team-invite',
    '/api/Business/create-business',
    '/api/Payment/receive-event',
    '/api/Payment/receive-stripe',
    '/api/Payment/receive-plan-payment',
    '/api/Payment/receive-paystack',
    '/api/Payment/receive-flutterwave',
    '/api/Payment/receive-paypal',
  ],
];
