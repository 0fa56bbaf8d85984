/** The topic of a shop's stock that changed. */
export const levelsTopic = 'inventory_levels/update';

/** The topic of what a shop bills for us. */
export const billingTopic = 'app_subscriptions/update';

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
  billingTopic,
] as const;

export type ShopTopic = (typeof topics)[number];

/** What a report on a topic is to say, and nothing more: whom it's about, and when. */
export const fieldsOf = (topic: ShopTopic): readonly string[] => {
  if (topic === levelsTopic) return ['inventory_item_id', 'location_id', 'updated_at'];
  // All it says is in one field.
  if (topic === billingTopic) return ['app_subscription.admin_graphql_api_id', 'app_subscription.updated_at'];
  return ['id', 'admin_graphql_api_id', 'updated_at'];
};
