import type { ReactNode } from 'react';
import type { Problem } from '../../machines/problem.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: (Error & { kind?: Problem['kind'] }) | null; refetch: () => void };
  /** The list the page belongs to. */
  back: { label: string; href: string };
  /** What to say where it was not given; the server's own words where left out. */
  failure?: string;
  children: (data: Data) => ReactNode;
}

/** A page about one thing, once it is fetched; until then its outline, and why when it can't be had. What is there stays, with what is typed in it, while the server is lost. */
export function Loaded<Data>({
  query: { data, error, refetch },
  back,
  failure,
  children,
}: LoadedProps<Data>) {
  const there = data !== undefined && error?.kind === 'unreachable';
  if (error && !there) return <LoadFailure error={error} sentence={failure} back={back} onRetry={refetch} />;
  return data === undefined ? <SkeletonRows rows={8} /> : children(data);
}
