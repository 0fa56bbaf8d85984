import { quoteKind as words } from '../../words/quotes.ts';
import type { KindRoutes } from '../kind-spec.ts';

/** Where quotes stand. In a public link the token stands in the place of the user. */
export const quotePageRoutes = {
  list: { title: words.listTitle, paths: ['/quotes/list'] },
  types: {
    quote: {
      add: '/add-quote',
      view: { path: '/quotes/view-quote', names: ['quoteId'], byNumber: false },
      edit: { path: '/quotes/edit-quote', names: ['quoteId'] },
    },
  },
  public: {
    path: '/public-quote',
    title: words.quote,
    business: 'BusinessId',
    token: 'UserId',
    document: 'quoteId',
  },
} as const satisfies KindRoutes<'quote'>;
