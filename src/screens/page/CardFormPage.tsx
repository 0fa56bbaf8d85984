import { chakra } from '@chakra-ui/react';
import { Card } from '@chakra-ui/react/card';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { cardPage as cardPageWords, kept as words } from '../../domain/words/frame.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { useRefresh } from '../frame/use-refresh.ts';
import { wayBackTo } from '../frame/way-back.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { cardRecipe } from '../kit/card-recipe.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { StaleChoice } from './StaleChoice.tsx';
import type { CardFormState } from './use-card-form.ts';

const Pair = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '6',
    '& > form': { flex: '1 1 360px', minWidth: '0' },
    '& > aside': { position: 'sticky', top: '16px', maxWidth: '100%' },
    '@media (max-width: 47.99rem)': { '& > aside': { position: 'static' } },
  },
});

interface CardFormPageProps {
  title: string;
  back: { label: string; href: string };
  card: CardFormState;
  /** Named by what it saves: "Save customer". */
  save: string;
  onSave: () => void;
  /** Once the typing is given up, or somebody else's version is taken. */
  onDiscard: () => void;
  /** What is seen while it is filled in: beside the card, on a phone below it. */
  beside?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form on one card: what is wrong at its head, its fields, Save and Discard at its end; Escape leads back, and what was typed stays kept. */
export function CardFormPage({
  title,
  back,
  card,
  save,
  onSave,
  onDiscard,
  beside,
  children,
}: CardFormPageProps) {
  const [, navigate] = useLocation();
  usePageKeys({ Escape: () => navigate(wayBackTo(back.href)) });
  const refresh = useRefresh();
  // Their version is fetched before it is shown.
  const takeTheirs = () => void card.forget().then(refresh).then(onDiscard);
  if (!card.ready) return <SkeletonRows rows={6} />;
  const form = (
    <Card.Root asChild recipe={cardRecipe} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {card.restored && card.problems.length === 0 && (
          <p className="quiet" role="status">
            {words.restored}
          </p>
        )}
        <ErrorSummary attempt={card.attempt} problems={card.problems} />
        {card.stale && (
          <StaleChoice
            problem={card.stale}
            onTheirs={takeTheirs}
            onMine={card.overwrite}
            conflict={card.conflict}
            onChoose={card.choose}
          />
        )}
        {children}
        <Card.Footer asChild>
          <footer>
            <Button look="ghost" disabled={card.pending} onClick={() => void card.forget().then(onDiscard)}>
              {words.discard}
            </Button>
            <Button look="primary" type="submit" pending={card.pending}>
              {save}
            </Button>
          </footer>
        </Card.Footer>
      </form>
    </Card.Root>
  );
  return (
    <>
      <PageHead title={title} back={back} />
      {beside ? (
        <Pair>
          {form}
          <aside aria-label={cardPageWords.preview}>{beside}</aside>
        </Pair>
      ) : (
        form
      )}
    </>
  );
}
