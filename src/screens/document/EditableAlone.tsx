import { type ComponentProps, type ReactNode, useState } from 'react';
import type { DocumentHeader } from '../../domain/documents/document.ts';
import { pageFaults as words } from '../../domain/words/frame.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import type { AvailableActs } from './allowed-acts.ts';
import { calledBy, calledIn, titleOf } from './called.ts';

interface EditableAloneProps {
  document: Pick<DocumentHeader, 'id' | 'subtype' | 'number'>;
  /** What can be done with it, and what can't. */
  acts: AvailableActs<string>;
  back: ComponentProps<typeof PageHead>['back'];
  /** Its form. */
  children: ReactNode;
}

/** A form of what can be edited; else why it can't be, and the way to its page. */
export function EditableAlone({ document, acts, back, children }: EditableAloneProps) {
  const refused = acts.refused.find(({ name }) => name === 'edit');
  // A form that has opened stays, with its typing, when somebody else's act closes the document: the server refuses the save with the reason.
  const [isOpen, setOpen] = useState(!refused);
  if (!isOpen && !refused) setOpen(true);
  if (isOpen || !refused) return children;
  return (
    <>
      <PageHead title={titleOf(document)} {...(back && { back })} />
      <FilteredEmpty
        sentence={refused.reason}
        act={
          <ButtonLink href={viewDocumentAt(document.subtype, calledIn(document))}>
            {words.goTo({ page: calledBy(document) })}
          </ButtonLink>
        }
      />
    </>
  );
}
