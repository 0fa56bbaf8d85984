import { Link } from 'wouter';
import { ButtonLink } from '../kit/Button.tsx';
import { styled } from '../kit/styled.ts';
import { Brand } from '../shell/Brand.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { PlanCards } from './PlanCards.tsx';

const Page = styled('main', {
  base: {
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '40px 24px 64px',
    '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
    '& h1': { marginTop: '10', fontSize: '32px', lineHeight: '1.15', letterSpacing: '-.02em' },
    '& > .lead': { margin: '8px 0 32px', maxWidth: '60ch', color: 'quiet' },
    '& > header > a:last-child': { color: 'accent' },
    '& > .foot': { margin: '24px 0 16px', fontSize: '14px', color: 'quiet' },
    '@media (max-width: 47.99rem)': { padding: '24px 16px 48px' },
  },
});

/** The plans side by side, for whoever comes. */
export function PricingPage() {
  usePageTitle('Plans and prices');
  return (
    <Page>
      <header>
        <Link href="/">
          <Brand />
        </Link>
        <Link href="/">Sign in</Link>
      </header>
      <h1>Plans and prices</h1>
      <p className="lead">
        A new business begins with fourteen days of Growth in small measure, then goes on for free. Nothing is
        charged on this installation: plans are changed in the settings, at once.
      </p>
      <PlanCards />
      <p className="foot">
        Limits count what exists and is not deleted. Reaching one hides nothing you have.
      </p>
      <ButtonLink look="primary" href="/signup">
        Create an account
      </ButtonLink>
    </Page>
  );
}
