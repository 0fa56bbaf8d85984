import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { front as frontWords, shell as words } from '../../domain/words/frame.ts';
import { LifecycleMap, type PathStep } from '../kit/counterfoil/LifecycleMap.tsx';
import { Brand } from './Brand.tsx';
import { signedOutStyle } from './signed-out-style.ts';
import { usePageTitle } from './use-page-title.ts';

const Frame = chakra('main', { base: signedOutStyle });

interface SignedOutFrameProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** On the stub beside the form: how far one is, or what comes. Left out, the stub tells what a counterfoil is. */
  stub?: ReactNode;
  /** Under the form: the other way in. */
  foot?: ReactNode;
}

/** One card for one question, for everybody who is not inside yet; the card is a document with its counterfoil. */
export function SignedOutFrame({ title, lead, children, stub, foot }: SignedOutFrameProps) {
  usePageTitle(title);
  return (
    <Frame data-frame="signed-out">
      <div className="card">
        <section className="form">
          <Brand />
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <div className="body">{children}</div>
          {foot && <div className="foot">{foot}</div>}
        </section>
        <aside className="stub" aria-label={words.product}>
          {stub ?? <WhatACounterfoilIs />}
        </aside>
      </div>
    </Frame>
  );
}

const examplePath: readonly PathStep[] = [
  { key: 'draft', label: frontWords.draft, progress: 'done' },
  { key: 'issued', label: frontWords.issued, progress: 'done' },
  { key: 'deposit', label: frontWords.depositPaid, progress: 'now' },
  { key: 'paid', label: frontWords.paid, progress: 'next' },
];

const WhatACounterfoilIs = () => (
  <>
    <div className="picture" aria-hidden>
      <LifecycleMap steps={examplePath} />
    </div>
    <p className="saying">{frontWords.saying}</p>
    <p>{frontWords.explained}</p>
  </>
);
