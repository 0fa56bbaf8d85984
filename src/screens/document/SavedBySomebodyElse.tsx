import { useQuery } from '@tanstack/react-query';
import { templateList } from '../../api/queries/templates.ts';
import { templateName } from '../../domain/words/paper.ts';
import { StaleChoice } from '../page/StaleChoice.tsx';
import { useTyped } from '../page/use-kept-form.ts';
import { useBusiness } from '../shell/business.ts';
import type { DocumentForm, DocumentFormFlow } from './use-document-form.ts';

interface SavedBySomebodyElseProps<Form extends DocumentForm> {
  document: DocumentFormFlow<Form>;
  onTheirs: () => void;
}

/** Both versions of a document that somebody else saved meanwhile, and the choice between them; nothing while nobody did. */
export const SavedBySomebodyElse = <Form extends DocumentForm>(props: SavedBySomebodyElseProps<Form>) =>
  props.document.stale ? <BothVersions {...props} /> : null;

/** Asks what the ids are called that the form may hold, and follows the typing: it goes on while the choice is open. */
function BothVersions<Form extends DocumentForm>({ document, onTheirs }: SavedBySomebodyElseProps<Form>) {
  const { id } = useBusiness();
  const templates = useQuery(templateList(id)).data ?? [];
  const names = { template: Object.fromEntries(templates.map(({ id, look }) => [id, templateName(look)])) };
  const mine = useTyped(document);
  const { stale, conflict } = document;
  if (!stale) return null;
  return (
    <StaleChoice
      problem={stale}
      onTheirs={onTheirs}
      onMine={document.overwrite}
      conflict={conflict && { ...conflict, mine, names }}
      onChoose={document.choose}
    />
  );
}
