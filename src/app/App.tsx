import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { SessionActor } from '../screens/frame/use-session.ts';
import { ErrorBoundary } from '../screens/kit/notices/ErrorBoundary.tsx';
import { RouteProgress } from '../screens/kit/notices/RouteProgress.tsx';
import { ToastRegion } from '../screens/kit/notices/ToastRegion.tsx';
import { SessionProvider } from '../screens/session/SessionProvider.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { keepFocus } from './keep-focus.ts';
import { Routes } from './Routes.tsx';
import type { PageRoute } from './routes/page-route.ts';

interface AppProps {
  /** The one session of this page, running. */
  session: SessionActor;
  pages: readonly PageRoute[];
}

/** The page of the address, a bar while it is on its way, and what has just happened. */
export function App({ session, pages }: AppProps) {
  const [path] = useLocation();
  useEffect(keepFocus, []);
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
