import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pageTitles as words } from '../../domain/words/frame.ts';
import { Brand } from './Brand.tsx';
import { usePageTitle } from './use-page-title.ts';

const Page = chakra('main', {
  base: {
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '40px 24px 64px',
    '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
    '& h1': { marginTop: '10', fontSize: '32px', lineHeight: '1.15', letterSpacing: '-.02em' },
    '& > .lead': { margin: '8px 0 32px', maxWidth: '60ch', color: 'quiet' },
    '& > header > a:last-child, & .foot a': { color: 'accent' },
    '& .foot a': { textDecoration: 'underline' },
    '& > .foot': { margin: '24px 0 16px', fontSize: '14px', color: 'quiet' },
    '@media (max-width: 47.99rem)': { padding: '24px 16px 48px' },
  },
});

/** A page for whoever comes, outside the business: the brand, the way in, a title and a lead. */
export function OpenPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Page>
      <header>
        <Link href="/">
          <Brand />
        </Link>
        <Link href="/">{words.signIn}</Link>
      </header>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </Page>
  );
}
