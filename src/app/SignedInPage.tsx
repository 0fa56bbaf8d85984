import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Redirect, useSearch } from 'wouter';
import { fetched } from '../api/client/fetched.ts';
import { viewedAs } from '../api/client/view-as.ts';
import { permits } from '../domain/access/permissions.ts';
import { planHas } from '../domain/access/plans.ts';
import { pageFaults as words } from '../domain/words/frame.ts';
import { BusinessContext } from '../screens/frame/business.ts';
import { stayIn, useChosen } from '../screens/frame/chosen-business.ts';
import { queryClient } from '../screens/frame/query-client.ts';
import { home } from '../screens/frame/redirects.ts';
import { LackingPage, UpgradeHost } from '../screens/frame/UpgradeHost.tsx';
import { useSession } from '../screens/frame/use-session.ts';
import { EmptyState } from '../screens/kit/lists/EmptyState.tsx';
import { LocaleContext } from '../screens/kit/locale.ts';
import { ErrorBoundary } from '../screens/kit/notices/ErrorBoundary.tsx';
import { RouteProgress } from '../screens/kit/notices/RouteProgress.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { CutOff } from './CutOff.tsx';
import { FactorGate } from './FactorGate.tsx';
import { FarDayHost } from './FarDayHost.tsx';
import { firstPageOf, groupsFor } from './nav.ts';
import type { PageRoute } from './routes/page-route.ts';
import { Shell } from './Shell.tsx';
import { useBankReload } from './use-bank-reload.ts';

// The page comes first.
const RunningTasks = lazy(() =>
  fetched(() => import('./RunningTasks.tsx').then((file) => ({ default: file.RunningTasks }))),
);
const AboveSeats = lazy(() => import('./AboveSeats.tsx').then((file) => ({ default: file.AboveSeats })));
const PlanBanner = lazy(() =>
  fetched(() => import('../screens/plans/PlanBanner.tsx').then((file) => ({ default: file.PlanBanner }))),
);
const ViewedAs = lazy(() => import('./ViewedAs.tsx').then((file) => ({ default: file.ViewedAs })));

/** A page for users who are in: within the shell, with what the server answered kept for as long as they stay. */
export function SignedInPage({ route }: { route: PageRoute }) {
  const send = useSession((session) => session.send);
  const user = useSession((session) => session.user);
  const own = useChosen(user?.businesses);
  const business = useMemo(() => asSeen(own), [own]);
  const cutOff = useSession((session) => session.isCutOff);
  const printing = new URLSearchParams(useSearch()).get('print') === 'true';
  // Nothing of one business is shown in another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a business of its own has answers of its own.
  const queries = useMemo(queryClient, [business?.id]);
  useBankReload(business?.id, queries);
  useEffect(() => business && stayIn(business.id), [business]);
  const current = useMemo(
    () =>
      user && business
        ? {
            ...business,
            homeCurrency: business.currency,
            userId: user.id,
            userName: `${user.firstName} ${user.lastName}`,
          }
        : null,
    [user, business],
  );
  if (!business || !current) return null;
  const groups = groupsFor(business.role, business.plan);
  const begins = route.path === home && firstPageOf(groups);
  if (begins) return <Redirect to={begins} replace />;

  const { page: Page, permission, flag, title, sample: Sample } = route;
  const allowed = !permission || permits(business.role, permission);
  const lacks = flag && !planHas(business.plan, flag) && flag;
  const content = (
    <ErrorBoundary of={route.path} otherwise={(error) => <BrokenPage error={error} />}>
      <Suspense fallback={<RouteProgress />}>
        {!printing && (
          <ErrorBoundary>
            <Suspense fallback={null}>
              <RunningTasks />
            </Suspense>
            {permits(business.role, 'settings.plan') && (
              <Suspense fallback={null}>
                <PlanBanner />
              </Suspense>
            )}
          </ErrorBoundary>
        )}
        {allowed ? (
          lacks ? (
            <>
              <LackingPage flag={lacks} />
              {Sample && <Sample />}
            </>
          ) : (
            <Page />
          )
        ) : (
          <Forbidden title={title} role={business.role} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <QueryClientProvider client={queries}>
      <BusinessContext value={current} key={business.id}>
        <LocaleContext value={business.locale}>
          <FactorGate own={route.own ?? false}>
            {route.prints && printing ? (
              content
            ) : (
              <Shell
                groups={groups}
                businessId={business.id}
                businessName={business.name}
                role={business.role}
                onSignOut={() => send({ type: 'session.signOut' })}
              >
                {cutOff && <CutOff />}
                {business.aboveSeats !== null && (
                  <Suspense>
                    <AboveSeats seats={business.aboveSeats} />
                  </Suspense>
                )}
                {viewedAs() && (
                  <Suspense>
                    <ViewedAs role={business.role} />
                  </Suspense>
                )}
                {content}
                <UpgradeHost />
                <FarDayHost />
              </Shell>
            )}
          </FactorGate>
        </LocaleContext>
      </BusinessContext>
    </QueryClientProvider>
  );
}

/** The business as somebody in the role that is looked at would see it; as it is where none is. */
const asSeen = <Own extends { role: string }>(business: Own | undefined): Own | undefined => {
  const role = viewedAs();
  return business && role && permits(business.role, 'team.page') ? { ...business, role } : business;
};

const Forbidden = ({ title, role }: { title: string; role: string }) => (
  <EmptyState sentence={words.notForRole({ page: title, role })} />
);
