import { Suspense } from 'react';
import { RouteProgress } from '../kit/RouteProgress.tsx';
import { Toaster } from '../kit/Toaster.tsx';
import { Routes } from './Routes.tsx';

/** The page of the address, a bar while it is on its way, and what has just happened. */
export function App() {
  return (
    <>
      <Suspense fallback={<RouteProgress />}>
        <Routes />
      </Suspense>
      <Toaster />
    </>
  );
}
