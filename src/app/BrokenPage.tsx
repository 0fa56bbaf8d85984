import { pageFaults as words } from '../domain/words/frame.ts';
import { displayProblem } from '../machines/problem.ts';
import { Button } from '../screens/kit/buttons/Button.tsx';
import { FilteredEmpty } from '../screens/kit/lists/FilteredEmpty.tsx';

/** Stands in the place of a page that broke or could not be fetched. A page of an older version than the server's is made new by loading it again. */
export const BrokenPage = ({ error }: { error: unknown }) => (
  <div role="alert">
    <FilteredEmpty
      sentence={displayProblem(error).message}
      act={<Button onClick={() => location.reload()}>{words.loadAgain}</Button>}
    />
  </div>
);
