import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { RouteProgress } from '../kit/RouteProgress.tsx';
import { ToastRegion } from '../kit/ToastRegion.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { SessionActor } from '../session/use-session.ts';
import { BrokenPage } from './BrokenPage.tsx';
import type { PageRoute } from './page-route.ts';
import { Routes } from './Routes.tsx';

interface AppProps {
  /** The one session of this page, running. */
  session: SessionActor;
  pages: readonly PageRoute[];
}

/** The page of the address, a bar while it is on its way, and what has just happened. */
export function App({ session, pages }: AppProps) {
  const [path] = useLocation();
  return (
    <SessionProvider actor={session}>
      <ErrorBoundary of={path} otherwise={(error) => <BrokenPage error={error} />}>
        <Suspense fallback={<RouteProgress />}>
          <Routes pages={pages} />
        </Suspense>
      </ErrorBoundary>
      <ToastRegion />
    </SessionProvider>
  );
}
