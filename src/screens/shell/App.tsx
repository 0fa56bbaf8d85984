import { Suspense } from 'react';
import { RouteProgress } from '../kit/RouteProgress.tsx';
import { Toaster } from '../kit/Toaster.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { SessionActor } from '../session/use-session.ts';
import type { PageRoute } from './page-route.ts';
import { Routes } from './Routes.tsx';

interface AppProps {
  /** The one session of this page, running. */
  session: SessionActor;
  pages: readonly PageRoute[];
}

/** The page of the address, a bar while it is on its way, and what has just happened. */
export function App({ session, pages }: AppProps) {
  return (
    <SessionProvider actor={session}>
      <Suspense fallback={<RouteProgress />}>
        <Routes pages={pages} />
      </Suspense>
      <Toaster />
    </SessionProvider>
  );
}
