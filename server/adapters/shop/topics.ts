/** The topic of a shop's stock that changed. */
export const levelsTopic = 'inventory_levels/update';

/** What the product asks a shop to report. */
export const topics = [
  'orders/create',
  'orders/updated',
  'orders/paid',
  'orders/cancelled',
  'orders/fulfilled',
  'orders/delete',
  'refunds/create',
  levelsTopic,
  'app/uninstalled',
] as const;

/** What a report on a topic is to say, and nothing more: whom it's about, and when. */
export const fieldsOf = (topic: (typeof topics)[number]): readonly string[] =>
  topic === levelsTopic
    ? ['inventory_item_id', 'location_id', 'updated_at']
    : ['id', 'admin_graphql_api_id', 'updated_at'];
