import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { cardPage as words } from '../../domain/words/frame.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { wayBackTo } from '../frame/way-back.ts';
import { DocumentPage } from '../kit/counterfoil/DocumentPage.tsx';
import { type Tab, Tabs } from '../kit/lists/Tabs.tsx';
import { Stack } from '../kit/Stack.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';

interface CardViewPageProps {
  /** What the card is of: the customer's name. */
  title: string;
  /** The list it belongs to; Escape leads there. */
  back: { label: string; href: string };
  /** The form of a new one of its kind; `n` leads there. Left out where the role may not. */
  addHref: string | undefined;
  /** What stands on the card itself. */
  details: ReactNode;
  /** Lists of what belongs to it, one at a time; none while nothing does. */
  tabs?: readonly Tab[];
  /** The list that is open. */
  section?: ReactNode;
  counterfoil: ReactNode;
  /** The dialog that is open. */
  children?: ReactNode;
}

/** A card that stands, such as a customer's: its details, the lists that belong to it, and its counterfoil beside them. */
export function CardViewPage(props: CardViewPageProps) {
  const { title, back, addHref, details, tabs, section, counterfoil, children } = props;
  const [, navigate] = useLocation();
  usePageKeys({
    n: addHref ? () => navigate(addHref) : undefined,
    Escape: () => navigate(wayBackTo(back.href)),
  });
  return (
    <>
      <PageHead title={title} back={back} />
      <DocumentPage
        paper={false}
        sheet={
          <Stack>
            {details}
            {tabs && (
              <section aria-label={tabs.find(({ current }) => current)?.label}>
                <Tabs label={words.belongings} tabs={tabs} />
                {section}
              </section>
            )}
            {!tabs && section}
          </Stack>
        }
        counterfoil={counterfoil}
      />
      {children}
    </>
  );
}
