import type { KindPlaces } from '../documents/kind-spec.ts';

/** Where quotes stand. In a public link the token stands in the place of the user. */
export const quotePlaces = {
  list: { title: 'Quotes', paths: ['/quotes/list'] },
  types: {
    quote: {
      add: '/add-quote',
      view: { path: '/quotes/view-quote', names: ['quoteId'], byNumber: false },
      edit: { path: '/quotes/edit-quote', names: ['quoteId'] },
    },
  },
  public: {
    path: '/public-quote',
    title: 'Quote',
    business: 'BusinessId',
    token: 'UserId',
    document: 'quoteId',
  },
} as const satisfies KindPlaces<'quote'>;
