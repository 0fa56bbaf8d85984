import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useState } from 'react';

interface FloatingProps {
  /** What it opens from. */
  opener: () => HTMLElement | null;
  children: ReactNode;
}

/** Draws what floats over the page at the end of its main part, where a screen reader looks for it; what opens from a dialog, at the end of the body. */
export function Floating({ opener, children }: FloatingProps) {
  const [container] = useState(() => ({ current: opener()?.closest('main') ?? document.body }));
  return <Portal container={container}>{children}</Portal>;
}
